import { padding, rules } from '../html/css.ts'
import type { Css } from '../html/css.ts'
import { bold, cell, hardSpace, lineBreak, link, row, space, span } from '../html/elements.ts'
import type { CellAttributes } from '../html/elements.ts'
import { join, joinWith, noHtml, text } from '../html/html.ts'
import type { Html } from '../html/html.ts'
import type { Contact } from '../view/contacts.ts'
import { smallSize, textStyle } from '../view/fonts.ts'
import type { Font } from '../view/fonts.ts'
import type { SignatureView } from '../view/view.ts'

/** Returns a row with one cell, or nothing if there is no content. */
export const line = (content: Html, css: Css, attributes?: CellAttributes): Html =>
  content === noHtml ? noHtml : row(cell(content, css, attributes))

/**
 * Returns a cell that wraps below its neighbour when there is too little room. Outlook's Word
 * engine, which does not support inline-block, keeps the cells in a row.
 */
export const column = (content: Html, css: Css, attributes?: CellAttributes): Html =>
  cell(content, css === '' ? inRow : rules`${inRow};${css}`, attributes)

const inRow = rules`display:inline-block`

/** Returns a contact's text, as a link if it has an address. */
const contactWords = ({ words, href }: Contact, font: Font): Html =>
  href === null ? words : link(href, words, font.link)

const afterLabel = join(hardSpace, space)

/** Returns a contact, preceded by its letter or title in the second color. */
export const labelled = (contact: Contact, font: Font): Html =>
  contact.label === noHtml
    ? contactWords(contact, font)
    : join(span(contact.label, font.accentText), afterLabel, contactWords(contact, font))

/** Returns a contact without its letter; a custom field keeps its title. */
export const unlabelled = (contact: Contact, font: Font): Html =>
  contact.kind === 'custom' ? labelled(contact, font) : contactWords(contact, font)

/**
 * Kinds of contact that share the previous contact's line, each with the kind that the previous
 * contact must have.
 */
const follows: Partial<Record<Contact['kind'], Contact['kind']>> = {
  mobile: 'phone',
  website: 'email',
}

/**
 * Returns the contact data: phones on one line, email and website on the next, and everything else
 * on a line of its own.
 */
export const contactLines = ({ contacts, customFields, font }: SignatureView): Html => {
  const dot = join(hardSpace, span(text('·'), font.accentText), space)
  let lines = noHtml
  let previous: Contact['kind'] | undefined
  for (const contact of contacts) {
    const beside = previous !== undefined && follows[contact.kind] === previous
    lines = joinWith(beside ? dot : lineBreak, [lines, contactWords(contact, font)])
    previous = contact.kind
  }
  for (const field of customFields) lines = joinWith(lineBreak, [lines, labelled(field, font)])
  return lines
}

/** Returns the name in bold, `larger` pixels larger than the text, with its own line height. */
export const nameLine = (view: SignatureView, larger: number, below = 0): Html => {
  const size = view.font.size + larger
  const style = textStyle(view.font, size, false, nameHeight(size))
  const css = below > 0 ? rules`${style};${padding(0, 0, below, 0)}` : style
  return line(view.name.html && bold(view.name.html), css)
}

/** Returns the line height of a name in CSS pixels. */
export const nameHeight = (size: number): number => Math.round(size * 1.3)

/**
 * Returns the rows of the social block: the caption, then the icons. The lines of icons have no
 * exact line height, because Outlook would then crop the icons.
 */
export const socialRows = (
  view: SignatureView,
  above: number,
  attributes?: CellAttributes,
): Html => {
  const { font, social } = view
  if (social === null) return noHtml
  const words = textStyle(font, smallSize(font))
  const lines = social.iconHeight > 0 ? iconLines(font, social.iconHeight) : words
  const caption = rules`${words};${padding(above, 0, 2, 0)}`
  const icons = social.caption === noHtml ? rules`${lines};${padding(above, 0, 0, 0)}` : lines
  return join(line(social.caption, caption, attributes), line(social.icons, icons, attributes))
}

/**
 * Returns the style of a line of icons. The font size determines the gap between two icons, which
 * is a space.
 */
const iconLines = (font: Font, height: number): Css => textStyle(font, 18, true, height + 6, false)

/**
 * Returns the minimum height in CSS pixels of a line of icons. Icons sit on the baseline, so a tall
 * icon makes the line taller, especially in a font with short letters.
 */
export const iconLineHeight = (height: number): number =>
  Math.max(height + 6, Math.floor(height * 1.5) - 5)
