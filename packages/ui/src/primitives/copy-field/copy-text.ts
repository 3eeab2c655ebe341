/**
 * Puts a text on the clipboard. Must run inside a click. Where the page may not use the clipboard
 * interface, as over plain HTTP, it goes the older way.
 *
 * @throws when the browser refuses
 */
export async function copyText(text: string): Promise<void> {
  if ('clipboard' in navigator) await navigator.clipboard.writeText(text)
  else copyByCommand(text)
}

/** Selects the text in a node of its own, outside the page's view, and copies the selection. */
function copyByCommand(text: string): void {
  const focused = document.activeElement
  const node = document.createElement('textarea')
  node.value = text
  node.readOnly = true
  node.setAttribute('aria-hidden', 'true')
  node.style.cssText = 'position:fixed;inset-block-start:0;inline-size:1px;opacity:0'
  document.body.append(node)
  try {
    node.select()
    if (!document.execCommand('copy')) throw new Error('The browser refused to copy')
  } finally {
    node.remove()
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  }
}
