import type { Color, Css } from './css.ts'
import type { Html } from './html.ts'
import type { SafeUrl } from './safe-url.ts'

export type Align = 'left' | 'center' | 'right'

/** What a table cell may carry beside its style: attributes that Outlook needs as such. */
export interface CellAttributes {
  readonly align?: Align
  readonly valign?: 'top' | 'middle' | 'bottom'
  readonly width?: number
  readonly height?: number
  readonly background?: Color
}

/** A layout table of rows, without gaps or borders of its own. */
export const table = (rows: Html, align: Align = 'left'): Html =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0"${align === 'left' ? '' : ` align="${align}"`} style="border-collapse:collapse">${rows}</table>` as Html

export const row = (cells: Html): Html => `<tr>${cells}</tr>` as Html

export const cell = (content: Html, style: Css, attributes?: CellAttributes): Html => {
  let open = '<td'
  if (attributes) {
    if (attributes.align) open += ` align="${attributes.align}"`
    if (attributes.valign) open += ` valign="${attributes.valign}"`
    if (attributes.width) open += ` width="${attributes.width}"`
    if (attributes.height) open += ` height="${attributes.height}"`
    if (attributes.background) open += ` bgcolor="${attributes.background}"`
  }
  return `${open}${style === '' ? '' : ` style="${style}"`}>${content}</td>` as Html
}

/** A link in its own colour, so that no client recolours it. */
export const link = (href: SafeUrl, content: Html, style: Css): Html =>
  `<a href="${href}" target="_blank" style="${style}">${content}</a>` as Html

export const span = (content: Html, style: Css): Html =>
  `<span style="${style}">${content}</span>` as Html

export const bold = (content: Html): Html => `<b>${content}</b>` as Html

/** A picture sized by attributes, which is all that Outlook takes. Lengths are whole CSS pixels. */
export const image = (src: SafeUrl, width: number, height: number, alt: Html, style: Css): Html =>
  `<img src="${src}" width="${width}" height="${height}" alt="${alt}" border="0" style="${style}">` as Html

export const lineBreak = '<br>' as Html
export const space = ' ' as Html
