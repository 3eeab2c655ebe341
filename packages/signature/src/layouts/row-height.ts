import { lineBreak } from '../html/elements.ts'
import { noHtml } from '../html/html.ts'
import type { Html } from '../html/html.ts'
import { lineHeight, smallSize } from '../view/fonts.ts'
import type { SignatureView } from '../view/view.ts'
import { iconLineHeight, nameHeight } from './parts.ts'

/**
 * Returns the height in CSS pixels of a layout3 row that does not wrap: the height of its tallest
 * column. `contacts` are the lines of the middle one. With icons, the real height is a pixel or two
 * more, depending on the font.
 */
export const rowHeight = (view: SignatureView, contacts: Html): number => {
  const { font, logo } = view
  const ways = textHeight(contacts, smallSize(font))
  const image = logo === null ? 0 : logo.marginTop + logo.height + logo.marginBottom
  return Math.max(identity(view), ways, image)
}

const textHeight = (html: Html, size: number): number =>
  html === noHtml ? 0 : html.split(lineBreak).length * lineHeight(size)

const identity = (view: SignatureView): number => {
  const { company, font, name, role } = view
  return (
    (name.html === noHtml ? 0 : nameHeight(font.size + nameLarger)) +
    textHeight(role.html, font.size) +
    textHeight(company.html, font.size) +
    social(view)
  )
}

const social = ({ font, social: block }: SignatureView): number => {
  if (block === null) return 0
  const small = lineHeight(smallSize(font))
  const icons = block.iconHeight > 0 ? iconLineHeight(block.iconHeight) : small
  return block.caption === noHtml ? socialAbove + icons : socialAbove + small + 2 + icons
}

/** How many pixels larger the name is than the surrounding text. */
export const nameLarger = 4

/** Padding in CSS pixels above the social block. */
export const socialAbove = 10
