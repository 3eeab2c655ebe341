import { copyByCommand } from '../../clipboard/copy-by-command.ts'

/**
 * Copies text to the clipboard, even if the text is still loading. Call it in a click handler. If
 * the clipboard API is missing, as over plain HTTP, or rejects, as in a frame without the
 * permission, it falls back to `execCommand`.
 *
 * @throws if the browser does not allow copying, or the text cannot be loaded
 */
export async function copyText(text: string | Promise<string>): Promise<void> {
  if (typeof text !== 'string' && (await isWrittenOnArrival(text))) return
  const loaded = await text
  if (!('clipboard' in navigator) || !(await isWritten(loaded))) copyByCommand({ text: loaded })
}

/**
 * Tries to copy text that arrives after the click, and returns whether that worked. Safari accepts
 * such text only as a `ClipboardItem` created in the click.
 */
async function isWrittenOnArrival(text: Promise<string>): Promise<boolean> {
  const type = 'text/plain'
  const blob = text.then((loaded) => new Blob([loaded], { type }))
  // The clipboard reads the promise only once it has permission: avoid an unhandled rejection until
  // then.
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
