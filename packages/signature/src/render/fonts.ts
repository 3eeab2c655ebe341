import { color, fontStack, rules } from '../html/css.ts'
import type { Color, Css, FontStack } from '../html/css.ts'
import { clamp, limits } from '../model/limits.ts'
import type { FontStyle } from '../model/signature-data.ts'

/** A font style checked and ready for output. */
export interface Font {
  readonly stack: FontStack
  /** CSS pixels. */
  readonly size: number
  readonly color: Color
  readonly accent: Color
  /** Outlook's Word engine takes a line height only with this rule. */
  readonly exactLineHeight: boolean
}

export const readFont = (style: FontStyle, exactLineHeight: boolean): Font => ({
  stack: fontStack(style.fontFamily),
  size: Math.round(clamp(style.fontSize, limits.fontSize)),
  color: color(style.fontColor, '#333333'),
  accent: color(style.fontColor2, '#333333'),
  exactLineHeight,
})

const exactly = rules`mso-line-height-rule:exactly;`
const nothing = rules``

/** Declarations for a text cell, ending with a semicolon. Sizes are CSS pixels. */
export const textStyle = (
  font: Font,
  size: number = font.size,
  tone: Color = font.color,
  lineHeight: number = Math.round(size * 1.5),
): Css =>
  rules`font-family:${font.stack};font-size:${size}px;${font.exactLineHeight ? exactly : nothing}line-height:${lineHeight}px;color:${tone};`

/** Size of contact data: a little smaller than the text around it. */
export const smallSize = (font: Font): number => Math.max(limits.fontSize.min, font.size - 2)

/** Declarations for a link that reads as text of that colour. */
export const linkStyle = (tone: Color): Css => rules`color:${tone};text-decoration:none`
