import { colors } from '../../theme/tokens.ts'

/**
 * The page inside a preview frame. It stands apart from the application's styles and runs no script
 * (the frame is sandboxed without `allow-scripts`). Its links open in a new tab, so that they can be
 * tried and a click never loses the preview.
 *
 * The dark scheme turns every colour's lightness round and keeps its hue, as Outlook for Windows
 * and Gmail on iOS do. The filter is set on the outermost elements without a picture, since a second
 * filter on a picture would not give it back its own colours. Collapsed borders are painted by the
 * table, which may hold a picture; where rows have one cell, a border of its own is turned with it.
 * Rules between columns stay as they are: the one beside a picture would, and they should be alike. So
 * of a cell with such a rule, its content is turned.
 */
const page = `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<base target="_blank">
<style>
html, body { margin: 0; overflow: hidden; background: var(--paper, #fff); }
body { font: 14px/1.5 Arial, Helvetica, sans-serif; color: var(--ink, #222); }
body > div { display: inline-block; vertical-align: top; transform-origin: 0 0; }
img { max-width: none; }
html[data-scheme="dark"] { background: ${colors.dark.surface}; }
html[data-scheme="dark"] body { background: none; }
html[data-scheme="dark"] :is(body > div, body > div :has(img)) > :not(img, :has(img), td[style*="border-left"]),
html[data-scheme="dark"] tr:has(img) > td[style*="border-left"]:not(:has(img)) > * {
  filter: invert(1) hue-rotate(180deg);
}
html[data-scheme="dark"] table:not(:has(> tbody > tr > td + td)) {
  border-collapse: separate !important;
}
</style>
</head>
<body><div></div></body>
</html>`

/** What lies behind a signature and the colour of text that has none of its own, `#rrggbb`. */
export interface Paper {
  readonly background: string
  readonly text: string
}

/** Gives the page the colours of a scheme; those of a paper stand in for them. */
export function paintFrame({ documentElement }: Document, scheme: string, paper?: Paper): void {
  documentElement.dataset['scheme'] = paper ? 'paper' : scheme
  documentElement.style.setProperty('--paper', paper?.background ?? null)
  documentElement.style.setProperty('--ink', paper?.text ?? null)
}

/**
 * Puts the page into a frame that is already in the document and returns the element that holds the
 * signature; null means that it comes with the frame's next `load`.
 *
 * Writing, rather than `srcdoc`, makes the content available in the same task, so the frame never
 * shows at a wrong height. But a page's service worker (an offline application's, or a mock server)
 * sees the requests of a frame only when it was navigated: where there is one, `srcdoc` is used.
 */
export function openFrameDocument(frame: HTMLIFrameElement): HTMLElement | null {
  const inner = frame.contentDocument
  if (!inner) return null
  const loaded = inner.querySelector<HTMLElement>('body > div')
  if (loaded) return loaded
  if (navigator.serviceWorker?.controller) {
    frame.srcdoc = page
    return null
  }
  inner.open()
  inner.write(page)
  inner.close()
  return inner.querySelector<HTMLElement>('body > div')
}
