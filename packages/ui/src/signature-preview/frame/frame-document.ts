import { colors } from '../../theme/tokens.ts'

/**
 * The page inside a preview frame. It is isolated from the application's styles and runs no script
 * (the frame is sandboxed without `allow-scripts`). Links open in a new tab, so that a click never
 * navigates away from the preview.
 *
 * The dark scheme inverts the lightness of every color and keeps its hue, as Outlook for Windows
 * and Gmail on iOS do. The filter is set on the outermost elements that contain no image. Images
 * are never filtered, because inverting an image twice would not restore its exact colors.
 * Collapsed borders belong to the table, which cannot be inverted if it contains an image. In
 * tables with one cell per row, the borders are therefore separate and are inverted with the cell.
 * Dividers between columns are not inverted, so that they match the one next to an image, which
 * cannot be inverted. In a cell with a divider, only the content is inverted.
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

/** Background of a signature and the default text color, both `#rrggbb`. */
export interface Paper {
  readonly background: string
  readonly text: string
}

/** Applies the colors of a scheme to the page, or those of `paper` if there is one. */
export function paintFrame({ documentElement }: Document, scheme: string, paper?: Paper): void {
  documentElement.dataset['scheme'] = paper ? 'paper' : scheme
  documentElement.style.setProperty('--paper', paper?.background ?? null)
  documentElement.style.setProperty('--ink', paper?.text ?? null)
}

/**
 * Writes the page into a frame that is already in the document. Returns the element for the
 * signature, or null if it is available only after the frame's next `load`.
 *
 * Writing, unlike `srcdoc`, makes the content available in the same task, so that the frame is
 * never shown at the wrong height. But a service worker (of an offline application or a mock
 * server) sees a frame's requests only if the frame was navigated. So `srcdoc` is used if there is
 * a service worker.
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
