import { copyByCommand } from '../../clipboard/copy-by-command.ts'

/**
 * Puts a text on the clipboard, also one that is still loading. Must run inside a click. Where the clipboard interface is missing, as
 * over plain HTTP, or refused, as in a frame without the permission, it goes the older way.
 *
 * @throws when the browser refuses, or the text cannot be loaded
 */
export async function copyText(text: string | Promise<string>): Promise<void> {
  if (typeof text !== 'string' && (await isWrittenOnArrival(text))) return
  const loaded = await text
  if (!('clipboard' in navigator) || !(await isWritten(loaded))) copyByCommand({ text: loaded })
}

/** Safari takes what arrives after the click only as an item that was promised within it. */
async function isWrittenOnArrival(text: Promise<string>): Promise<boolean> {
  const type = 'text/plain'
  const blob = text.then((loaded) => new Blob([loaded], { type }))
  // The clipboard reads it only once it may be written: a failure before that is no unhandled one.
  blob.catch(() => undefined)
  try {
    await navigator.clipboard.write([new ClipboardItem({ [type]: blob })])
    return true
  } catch {
    return false
  }
}

async function isWritten(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
