import type { Page } from 'playwright'

/** Reads the HTML on the clipboard as the page wrote it, unsanitised. */
export function readClipboardHtml(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const options = { unsanitized: ['text/html'] }
    const read = navigator.clipboard.read.bind(navigator.clipboard) as (
      options: object,
    ) => Promise<ClipboardItem[]>
    const [item] = await read(options)
    if (!item) throw new Error('The clipboard is empty.')
    return (await item.getType('text/html')).text()
  })
}

/**
 * Parses HTML in the browser and serialises it again, including comments. Normalises links, because
 * Chromium's clipboard also adds a slash after a bare host name.
 */
export function serialised(page: Page, html: string): Promise<string> {
  return page.evaluate((source) => {
    const { body } = new DOMParser().parseFromString(source, 'text/html')
    for (const link of body.querySelectorAll('a')) link.href = String(link.href)
    return body.innerHTML
  }, html)
}
