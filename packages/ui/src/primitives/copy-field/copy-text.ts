import { copyByCommand } from '../../clipboard/copy-by-command.ts'

/**
 * Puts a text on the clipboard. Must run inside a click. Where the clipboard interface is missing, as
 * over plain HTTP, or refused, as in a frame without the permission, it goes the older way.
 *
 * @throws when the browser refuses
 */
export async function copyText(text: string): Promise<void> {
  if (!('clipboard' in navigator) || !(await isWritten(text))) copyByCommand({ text })
}

async function isWritten(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
