import { rules } from '../html/css.ts'
import type { Color, Css } from '../html/css.ts'
import { cell, link, row, span } from '../html/elements.ts'
import type { CellAttributes } from '../html/elements.ts'
import { join, noHtml, text } from '../html/html.ts'
import type { Html } from '../html/html.ts'
import type { Contact } from '../render/contacts.ts'
import { linkStyle } from '../render/fonts.ts'

/** A row of one cell; none when there is nothing to put in it. */
export const line = (content: Html, style: Css, attributes?: CellAttributes): Html =>
  content === noHtml ? noHtml : row(cell(content, style, attributes))

/** A contact's value, as a link where it leads somewhere. */
export const contactValue = (contact: Contact, tone: Color): Html => {
  const value = text(contact.value)
  return contact.href === null ? value : link(contact.href, value, linkStyle(tone))
}

const gap = text('\u00a0 ')

/** A contact with its label in the second colour before it, where it has one. */
export const labelled = (contact: Contact, tone: Color, accent: Color): Html => {
  const value = contactValue(contact, tone)
  return contact.label === ''
    ? value
    : join(span(text(contact.label), rules`color:${accent};`), gap, value)
}
