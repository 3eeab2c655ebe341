import { copyByCommand } from '../clipboard/copy-by-command.ts'

/** The two forms of a signature that are copied together. */
export interface ClipboardContent {
  /** Missing if only the plain text is copied. */
  html?: string
  text: string
}

/**
 * Copies a signature. Call it in a click handler, before any await: Safari and Firefox reject later
 * writes, which is also why the parts are passed as promises. If the clipboard API is missing or
 * rejects, it falls back to the copy command.
 *
 * @throws Error if the browser allows neither way of copying.
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
