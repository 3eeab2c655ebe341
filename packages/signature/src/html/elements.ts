import { rules } from './css.ts'
import type { Color, Css } from './css.ts'
import { join, text } from './html.ts'
import type { Html } from './html.ts'
import type { SafeUrl } from './safe-url.ts'

export type Align = 'left' | 'center' | 'right'

/** Attributes that Outlook needs on a table cell in addition to its style. */
export interface CellAttributes {
  readonly align?: Align
  readonly valign?: 'top' | 'middle' | 'bottom'
  /** Whole CSS pixels. */
  readonly width?: number
  /** Whole CSS pixels. */
  readonly height?: number
  readonly background?: Color
}

export interface TableAttributes {
  readonly align?: Align
  /** Whole CSS pixels; automatic when absent. */
  readonly width?: number | undefined
  /** Minimum height in whole CSS pixels. */
  readonly height?: number | undefined
  readonly style?: Css
}

/** Style for tables in which some cells have a border. */
export const collapsed = rules`border-collapse:collapse`

/**
 * Returns a layout table without gaps or borders; empty if there are no rows. Gaps and borders are
 * removed by attributes, which every tested client supports
 * (https://www.caniemail.com/features/html-cellspacing/). Without bordered cells, `border-collapse`
 * would be redundant and cost 33 characters.
 */
export const table = (rows: Html, attributes?: TableAttributes): Html => {
  if (rows === '') return rows
  let open = '<table role="presentation" cellpadding="0" cellspacing="0" border="0"'
  if (attributes) {
    if (attributes.width) open += ` width="${attributes.width}"`
    if (attributes.align && attributes.align !== 'left') open += ` align="${attributes.align}"`
    if (attributes.height) open += ` height="${attributes.height}"`
    if (attributes.style) open += ` style="${attributes.style}"`
  }
  return `${open}>${rows}</table>` as Html
}

export const row = (...cells: readonly Html[]): Html => `<tr>${join(...cells)}</tr>` as Html

export const cell = (content: Html, css: Css, attributes?: CellAttributes): Html => {
  let open = '<td'
  if (attributes) {
    if (attributes.align && attributes.align !== 'left') open += ` align="${attributes.align}"`
    if (attributes.valign) open += ` valign="${attributes.valign}"`
    if (attributes.width) open += ` width="${attributes.width}"`
    if (attributes.height) open += ` height="${attributes.height}"`
    if (attributes.background) open += ` bgcolor="${attributes.background}"`
  }
  return `${open}${css === '' ? '' : ` style="${css}"`}>${content}</td>` as Html
}

/** Returns a text link. `css` must set a color, so that no client recolors the link. */
export const link = (href: SafeUrl, content: Html, css: Css): Html =>
  `<a href="${href}" style="${css}">${content}</a>` as Html

/** Returns an image link. */
export const imageLink = (href: SafeUrl, content: Html): Html =>
  `<a href="${href}">${content}</a>` as Html

export const span = (content: Html, css: Css): Html =>
  `<span style="${css}">${content}</span>` as Html

export const bold = (content: Html): Html => `<b>${content}</b>` as Html

/**
 * Returns an image sized by attributes, since Outlook ignores sizes in CSS. Lengths are whole CSS
 * pixels.
 */
export const image = (src: SafeUrl, width: number, height: number, alt: Html, css: Css): Html =>
  `<img src="${src}" width="${width}" height="${height}" alt="${alt}" border="0"${css === '' ? '' : ` style="${css}"`}>` as Html

export const lineBreak = '<br>' as Html
export const space = text(' ')
/** A non-breaking space. */
export const hardSpace = text('\u00a0')
