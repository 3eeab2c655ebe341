import { markup, type Markup } from '../markup/markup.ts'

export interface EmbedCodeOptions {
  /** Address of the embedded page. */
  src: string
  title: string
  /** In CSS pixels, or `100%`. */
  width: number | string
  /** In CSS pixels, for pages that remove styles; elsewhere the height follows from the width. */
  height: number
}

/**
 * Returns the `<iframe>` that embeds a tour in another page. It is never wider than its place there,
 * keeps the ratio 16:9, and allows full screen.
 */
export function embedCode({ src, title, width, height }: EmbedCodeOptions): Markup {
  return markup`<iframe src="${src}" title="${title}" width="${width}" height="${height}" style="border:0;max-width:100%;height:auto;aspect-ratio:16/9" allow="fullscreen; xr-spatial-tracking" allowfullscreen></iframe>`
}
