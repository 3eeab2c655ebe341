import { padding, rules } from '../html/css.ts'
import { bold, cell, collapsed, lineBreak, row, table } from '../html/elements.ts'
import { join, joinWith, noHtml } from '../html/html.ts'
import type { Html } from '../html/html.ts'
import { smallSize, textStyle } from '../view/fonts.ts'
import type { SignatureView } from '../view/view.ts'
import { frame } from './frame.ts'
import type { Layout } from './layout.ts'
import { contactLines, line, nameLine, socialRows } from './parts.ts'

/** Logo on the left, a divider in the second color, everything else on the right. */
export const layout1: Layout = {
  key: 'layout1',
  render(view) {
    const { logo } = view
    const words = table(column(view), logo?.isWide ? besideWide : undefined)
    if (logo === null) return frame(view, words)
    const aside = cell(logo.html, padding(logo.marginTop, 18, logo.marginBottom, 0), {
      valign: 'middle',
    })
    if (words === noHtml) return frame(view, table(row(aside)))
    const rule = rules`border-left:2px solid ${view.font.accent};${padding(0, 0, 0, 18)}`
    return frame(view, table(row(aside, cell(words, rule)), { style: collapsed }))
  },
}

/**
 * Minimum width of the text next to a shrinking logo; without it, text could shrink to a single
 * letter's width.
 */
const besideWide = { style: rules`min-width:160px` }

const column = (view: SignatureView): Html => {
  const { font } = view
  return join(
    nameLine(view, 4),
    line(
      joinWith(lineBreak, [view.role.html, view.company.html && bold(view.company.html)]),
      textStyle(font),
    ),
    line(contactLines(view), rules`${textStyle(font, smallSize(font))};${padding(8, 0, 0, 0)}`),
    socialRows(view, 10),
  )
}
