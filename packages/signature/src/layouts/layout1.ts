import { rules } from '../html/css.ts'
import { bold, cell, lineBreak, row, span, table } from '../html/elements.ts'
import { join, joinWith, noHtml, text } from '../html/html.ts'
import type { Html } from '../html/html.ts'
import type { Contact } from '../render/contacts.ts'
import { textStyle } from '../render/fonts.ts'
import type { SignatureView } from '../render/view.ts'
import { frame } from './frame.ts'
import type { Layout } from './layout.ts'
import { labelled, line } from './parts.ts'

const comma = text(', ')

/** Logo on the left, a rule in the second colour, everything else on its right. */
export const layout1: Layout = {
  key: 'layout1',
  name: 'Logo à gauche, filet vertical',
  render(view) {
    const words = column(view)
    const { logo } = view
    if (logo === null) return frame(view, words === noHtml ? noHtml : table(words))
    const side = cell(
      logo.html,
      rules`padding:${logo.marginTop}px 16px ${logo.marginBottom}px 0;`,
      {
        valign: 'top',
      },
    )
    if (words === noHtml) return frame(view, table(row(side)))
    const rule = rules`border-left:2px solid ${view.font.accent};padding:0 0 0 16px;`
    return frame(view, table(row(join(side, cell(table(words), rule, { valign: 'top' })))))
  },
}

const column = (view: SignatureView): Html => {
  const { font, social } = view
  const identity = joinWith(lineBreak, [
    view.name && span(bold(view.name), rules`font-size:${font.size + 4}px;`),
    joinWith(comma, [view.position, view.team]),
    view.company && bold(view.company),
  ])
  const base = textStyle(font)
  return join(
    line(identity, rules`${base}padding:0`),
    line(lines(view), rules`${textStyle(font, Math.max(8, font.size - 2))}padding:8px 0 0 0`),
    social
      ? line(joinWith(lineBreak, [social.caption, social.icons]), rules`${base}padding:10px 0 0 0`)
      : noHtml,
  )
}

const lines = ({ contacts, customFields, font }: SignatureView): Html =>
  joinWith(
    lineBreak,
    [...contacts, ...customFields].map((contact: Contact) =>
      labelled(contact, font.color, font.accent),
    ),
  )
