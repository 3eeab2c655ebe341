import type { Page } from 'playwright'

/** The HTML on the clipboard as the page wrote it, unsanitised. */
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

/** What a browser makes of a piece of HTML: parsed and serialised, comments included. */
export function serialised(page: Page, html: string): Promise<string> {
  return page.evaluate(
    (source) => new DOMParser().parseFromString(source, 'text/html').body.innerHTML,
    html,
  )
}
