import { copyByCommand } from '../clipboard/copy-by-command.ts'

/** A signature in the two forms that are written to the clipboard together. */
export interface ClipboardContent {
  /** Left out when the plain text is wanted alone. */
  html?: string
  text: string
}

/**
 * Writes to the clipboard. Must be called inside a click, before any await: Safari and Firefox
 * refuse later writes, which is also why the parts go in as promises. Where the asynchronous
 * clipboard is missing or refused, the older copy command takes over.
 *
 * @throws Error when the browser refuses both ways.
 */
export async function copySignature(content: ClipboardContent): Promise<void> {
  if (typeof ClipboardItem === 'undefined' || !('clipboard' in navigator)) {
    copyByCommand(content)
    return
  }
  try {
    await navigator.clipboard.write([new ClipboardItem(partsOf(content))])
  } catch {
    copyByCommand(content)
  }
}

function partsOf({ html, text }: ClipboardContent): Record<string, Promise<Blob>> {
  const part = (type: string, value: string): Record<string, Promise<Blob>> => ({
    [type]: Promise.resolve(new Blob([value], { type })),
  })
  return {
    ...(html === undefined ? {} : part('text/html', html)),
    ...part('text/plain', text),
  }
}
