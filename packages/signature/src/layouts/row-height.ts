import { noHtml } from '../html/html.ts'
import { lineHeight, smallSize } from '../view/fonts.ts'
import type { SignatureView } from '../view/view.ts'
import { iconLineHeight, nameHeight } from './parts.ts'

/**
 * Height in CSS pixels of a row of layout3 whose lines do not wrap: that of its highest column.
 * With icons it is a pixel or two more, depending on the font.
 */
export const rowHeight = (view: SignatureView): number => {
  const { contacts, customFields, font, logo } = view
  const ways = (contacts.length + customFields.length) * lineHeight(smallSize(font))
  const picture = logo === null ? 0 : logo.marginTop + logo.height + logo.marginBottom
  return Math.max(identity(view), ways, picture)
}

const identity = (view: SignatureView): number => {
  const { company, font, name, role } = view
  let height = name.html === noHtml ? 0 : nameHeight(font.size + nameLarger)
  for (const words of [role, company]) if (words.html !== noHtml) height += lineHeight(font.size)
  return height + social(view)
}

const social = ({ font, social: block }: SignatureView): number => {
  if (block === null) return 0
  const small = lineHeight(smallSize(font))
  const icons = block.pictureHeight > 0 ? iconLineHeight(block.pictureHeight) : small
  return block.caption === noHtml ? socialAbove + icons : socialAbove + small + 2 + icons
}

/** By how many pixels the name is larger than the text around it. */
export const nameLarger = 4

/** CSS pixels of air above the social block. */
export const socialAbove = 10
