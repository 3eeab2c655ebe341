import { rules, unstyled } from '../html/css.ts'
import { bold, cell, lineBreak, row, space, span, table } from '../html/elements.ts'
import { join, joinWith, noHtml, text } from '../html/html.ts'
import type { Html } from '../html/html.ts'
import { smallSize, textStyle } from '../render/fonts.ts'
import type { SignatureView } from '../render/view.ts'
import { frame } from './frame.ts'
import type { Layout } from './layout.ts'
import { labelled, line, nameLine, socialRows } from './parts.ts'

/** A heading over a rule, contact data in two columns under it, logo and icons at the foot. */
export const layout2: Layout = {
  key: 'layout2',
  name: 'Titre, deux colonnes, logo en pied',
  render(view) {
    const head = heading(view)
    return frame(view, table(join(head, body(view, head !== noHtml), foot(view))))
  },
}

const heading = (view: SignatureView): Html => {
  const { font } = view
  const company = view.company.html && span(bold(view.company.html), font.accentText)
  const words = joinWith(join(space, text('—'), space), [view.role.html, company])
  return join(nameLine(view, 8), line(words, rules`${textStyle(font)}padding:2px 0 0 0`))
}

/** The contact data, under a rule in the second colour where there is a heading. */
const body = (view: SignatureView, ruled: boolean): Html => {
  const content = columns(view)
  if (content === noHtml || !ruled) return line(content, unstyled)
  const under = rules`border-top:1px solid ${view.font.accent};padding:10px 0 0 0`
  return line(table(line(content, under), { width: '100%' }), rules`padding:10px 0 0 0`)
}

const columns = ({ contacts, customFields, font }: SignatureView): Html => {
  const all = [...contacts, ...customFields].map((contact) => labelled(contact, font))
  const half = Math.ceil(all.length / 2)
  const style = textStyle(font, smallSize(font))
  const left = joinWith(lineBreak, all.slice(0, half))
  const right = joinWith(lineBreak, all.slice(half))
  if (left === noHtml) return noHtml
  const first = cell(left, rules`${style}padding:0 28px 0 0`, { valign: 'top' })
  return table(right === noHtml ? row(first) : row(first, cell(right, style, { valign: 'top' })))
}

const foot = (view: SignatureView): Html => {
  const { logo } = view
  const social = table(socialRows(view, 0))
  const picture =
    logo === null
      ? noHtml
      : cell(logo.html, rules`padding:${logo.marginTop}px 28px ${logo.marginBottom}px 0`)
  const icons = social === noHtml ? noHtml : cell(social, unstyled)
  const both = join(picture, icons)
  return both === noHtml ? noHtml : line(table(row(both)), rules`padding:14px 0 0 0`)
}
