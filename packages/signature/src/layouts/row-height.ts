import { lineBreak } from '../html/elements.ts'
import { join, noHtml } from '../html/html.ts'
import type { Html } from '../html/html.ts'
import { lineHeight, smallSize } from '../view/fonts.ts'
import type { SignatureView } from '../view/view.ts'
import { iconLineHeight, nameHeight } from './parts.ts'

/**
 * Returns the height in CSS pixels of a layout3 row that does not wrap: the height of its tallest
 * column. With icons, the real height is a pixel or two more, depending on the font.
 */
export const rowHeight = (view: SignatureView): number => {
  const { contacts, customFields, font, logo } = view
  let lines = 0
  for (const { label, words } of [...contacts, ...customFields])
    lines += linesOf(join(label, words))
  const ways = lines * lineHeight(smallSize(font))
  const image = logo === null ? 0 : logo.marginTop + logo.height + logo.marginBottom
  return Math.max(identity(view), ways, image)
}

const linesOf = (html: Html): number => html.split(lineBreak).length

const identity = (view: SignatureView): number => {
  const { company, font, name, role } = view
  let height = name.html === noHtml ? 0 : nameHeight(font.size + nameLarger)
  for (const { html } of [role, company])
    if (html !== noHtml) height += linesOf(html) * lineHeight(font.size)
  return height + social(view)
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
