import { padding, rules } from '../html/css.ts'
import type { Color, Css } from '../html/css.ts'
import { bold, collapsed, lineBreak, row, span, table } from '../html/elements.ts'
import { join, joinWith, noHtml } from '../html/html.ts'
import type { Html } from '../html/html.ts'
import { smallSize, textStyle } from '../view/fonts.ts'
import type { SignatureView } from '../view/view.ts'
import { frame } from './frame.ts'
import type { Layout } from './layout.ts'
import { column, line, nameLine, socialRows, unlabelled } from './parts.ts'
import { nameLarger, rowHeight, socialAbove } from './row-height.ts'

/** Three columns separated by dividers: identity, contact data, logo on the right. */
export const layout3: Layout = {
  key: 'layout3',
  render(view) {
    // A cell that can wrap does not stretch to the row's height, so the content of each cell with a
    // divider gets the row's height explicitly.
    const ways = contacts(view)
    const height = rowHeight(view, ways)
    const middle = table(line(ways, textStyle(view.font, smallSize(view.font))), { height })
    const columns = [table(identity(view)), middle, logo(view, height)].filter(
      (content) => content !== noHtml,
    )
    const cells = columns.map((content, index) =>
      column(content, place(view.font.accent, index > 0, index < columns.length - 1)),
    )
    return frame(view, cells.length === 0 ? noHtml : table(row(...cells), { style: collapsed }))
  },
}

/**
 * Returns the style of a column: a divider on its left if it is `after` another column, and padding
 * next to dividers.
 */
const place = (accent: Color, after: boolean, before: boolean): Css => {
  const right = before ? 20 : 0
  return after
    ? rules`border-left:1px solid ${accent};${padding(0, right, 0, 20)}`
    : padding(0, right, 0, 0)
}

const identity = (view: SignatureView): Html => {
  const { font } = view
  const company = view.company.html && span(bold(view.company.html), font.accentText)
  return join(
    nameLine(view, nameLarger),
    line(joinWith(lineBreak, [view.role.html, company]), textStyle(font)),
    socialRows(view, socialAbove),
  )
}

const contacts = ({ contacts: ways, customFields, font }: SignatureView): Html =>
  joinWith(
    lineBreak,
    [...ways, ...customFields].map((contact) => unlabelled(contact, font)),
  )

const logo = ({ logo: image }: SignatureView, height: number): Html =>
  image === null
    ? noHtml
    : table(line(image.html, padding(image.marginTop, 0, image.marginBottom, 0)), { height })
