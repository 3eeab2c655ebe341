/**
 * Copies through `execCommand`, the fallback for the clipboard API: selects a temporary invisible
 * element and fills the clipboard in its copy event. Focus is restored.
 *
 * @throws if the browser does not allow copying
 */
export function copyByCommand({ html, text }: { html?: string; text: string }): void {
  const focused = document.activeElement
  const node = document.createElement('textarea')
  node.value = text
  node.readOnly = true
  node.setAttribute('aria-hidden', 'true')
  node.style.cssText = 'position:fixed;inset-block-start:0;inline-size:1px;opacity:0'
  node.addEventListener('copy', (event) => {
    event.preventDefault()
    event.clipboardData?.setData('text/plain', text)
    if (html !== undefined) event.clipboardData?.setData('text/html', html)
  })
  document.body.append(node)
  try {
    node.select()
    if (!document.execCommand('copy')) throw new Error('The browser refused to copy')
  } finally {
    node.remove()
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  }
}
