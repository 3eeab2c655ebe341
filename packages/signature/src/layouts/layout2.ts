import { padding, rules, unstyled } from '../html/css.ts'
import { bold, cell, collapsed, lineBreak, row, space, span, table } from '../html/elements.ts'
import { join, joinWith, noHtml, text } from '../html/html.ts'
import type { Html } from '../html/html.ts'
import { smallSize, textStyle } from '../view/fonts.ts'
import type { SignatureView } from '../view/view.ts'
import { frame } from './frame.ts'
import type { Layout } from './layout.ts'
import { column, labelled, line, nameLine, socialRows } from './parts.ts'

/** Heading above a divider, contact data in two columns below it, logo and icons at the bottom. */
export const layout2: Layout = {
  key: 'layout2',
  render(view) {
    const contacts = columns(view)
    // The last line's padding makes the space above the divider: another table around the heading
    // would cost 130 characters.
    const head = heading(view, contacts === noHtml ? 0 : 10)
    return frame(
      view,
      table(join(head, body(view, contacts, head !== noHtml), foot(view)), { style: collapsed }),
    )
  },
}

/** Returns name, role and company, with `below` pixels of padding under the last of them. */
const heading = (view: SignatureView, below: number): Html => {
  const { font } = view
  const company = view.company.html && span(bold(view.company.html), font.accentText)
  const words = joinWith(join(space, text('—'), space), [view.role.html, company])
  const role = line(words, rules`${textStyle(font)};${padding(2, 0, below, 0)}`)
  return join(nameLine(view, 8, role === noHtml ? below : 0), role)
}

/** Returns the contact data, below a divider in the second color if there is a heading. */
const body = (view: SignatureView, contacts: Html, ruled: boolean): Html =>
  line(
    contacts,
    ruled ? rules`border-top:1px solid ${view.font.accent};${padding(10, 0, 0, 0)}` : unstyled,
  )

const top = { valign: 'top' } as const

const columns = ({ contacts, customFields, font }: SignatureView): Html => {
  const all = [...contacts, ...customFields].map((contact) => labelled(contact, font))
  const half = Math.ceil(all.length / 2)
  const style = textStyle(font, smallSize(font))
  const left = joinWith(lineBreak, all.slice(0, half))
  const right = joinWith(lineBreak, all.slice(half))
  if (left === noHtml) return noHtml
  const css = rules`${style};${padding(0, 28, 0, 0)}`
  if (right === noHtml) return table(row(cell(left, css, top)))
  return table(
    row(column(left, css, top), column(right, style, top)),
    half === 1 ? noLine : undefined,
  )
}

/**
 * A line height of 0, since the one inherited from the message could make a one-line column too
 * tall.
 */
const noLine = { style: rules`line-height:0` }

const foot = (view: SignatureView): Html => {
  const { logo } = view
  const social = table(socialRows(view, 0))
  const below = padding(14, 0, 0, 0)
  if (logo === null)
    return social === noHtml ? noHtml : line(table(row(cell(social, unstyled))), below)
  const beside = padding(logo.marginTop, 28, logo.marginBottom, 0)
  if (social === noHtml) return line(table(row(cell(logo.html, beside))), below)
  const side = logo.isWide ? column : cell
  return line(table(row(side(logo.html, beside), side(social, unstyled))), below)
}
