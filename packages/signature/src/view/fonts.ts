import { color, fontStack, rules, unstyled } from '../html/css.ts'
import type { Color, Css, FontStack } from '../html/css.ts'
import { flat } from '../html/flat.ts'
import { clamp, limits } from '../model/limits.ts'
import type { FontStyle } from '../model/signature-data.ts'
import { Memory } from './memory.ts'

/** A font style, validated and ready for output. */
export interface Font {
  readonly stack: FontStack
  /** CSS pixels. */
  readonly size: number
  readonly color: Color
  readonly accent: Color
  /**
   * Whether line heights need `mso-line-height-rule`: Outlook's Word engine ignores them otherwise.
   */
  readonly exactLineHeight: boolean
  /** Declarations for a link that looks like the surrounding text. */
  readonly link: Css
  /** Declarations for text and links in the second color. */
  readonly accentText: Css
  readonly accentLink: Css
  /** Cached text styles, by size, line height and color. */
  readonly styles: Map<number, Css>
}

const makeFont = (style: FontStyle, exactLineHeight: boolean): Font => {
  const main = color(style.fontColor, '#333333')
  const accent = color(style.fontColor2, '#333333')
  return {
    stack: fontStack(style.fontFamily),
    size: Math.round(clamp(style.fontSize, limits.fontSize)),
    color: main,
    accent,
    exactLineHeight,
    link: flat(rules`color:${main};text-decoration:none`),
    accentText: flat(rules`color:${accent}`),
    accentLink: flat(rules`color:${accent};text-decoration:none`),
    styles: new Map(),
  }
}

const memory = new Memory<Font>()

export const readFont = (style: FontStyle, exactLineHeight: boolean): Font => {
  const { fontSize, fontColor, fontColor2, fontFamily } = style
  return memory.recall([fontSize, fontColor, fontColor2, fontFamily, exactLineHeight], () =>
    makeFont(style, exactLineHeight),
  )
}

/**
 * Returns the declaration that Outlook's Word engine needs before a line height; empty if the
 * target cannot be Outlook.
 */
export const exactly = ({ exactLineHeight }: Font): Css => (exactLineHeight ? exactRule : unstyled)

const exactRule = rules`mso-line-height-rule:exactly;`

/** Returns the line height of text in CSS pixels. */
export const lineHeight = (size: number): number => Math.round(size * 1.5)

/** Returns the declarations for a text cell. Sizes are CSS pixels. */
export const textStyle = (
  font: Font,
  size: number = font.size,
  accent = false,
  height: number = lineHeight(size),
  exact: boolean = font.exactLineHeight,
): Css => {
  const key = ((size * 1000 + height) * 2 + (accent ? 1 : 0)) * 2 + (exact ? 1 : 0)
  const known = font.styles.get(key)
  if (known !== undefined) return known
  const css = flat(
    rules`font-family:${font.stack};font-size:${size}px;${exact ? exactRule : unstyled}line-height:${height}px;color:${accent ? font.accent : font.color}`,
  )
  font.styles.set(key, css)
  return css
}

/** Returns the font size of contact data: a little smaller than the surrounding text. */
export const smallSize = (font: Font): number => Math.max(limits.fontSize.min, font.size - 2)
