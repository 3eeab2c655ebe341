import { padding, rules, unstyled } from '../html/css.ts'
import { cell, lineBreak, row, span, table } from '../html/elements.ts'
import { join, joinWith, noHtml } from '../html/html.ts'
import type { Html } from '../html/html.ts'
import { exactly, smallSize, textStyle } from '../view/fonts.ts'
import type { Font } from '../view/fonts.ts'
import type { SignatureView } from '../view/view.ts'
import { frame } from './frame.ts'
import type { Layout } from './layout.ts'
import { contactLines, line, socialRows } from './parts.ts'

const centred = { align: 'center' } as const

/** Width of the centred lines in CSS pixels; a wider banner widens them to its own width. */
const measure = 400

/**
 * Everything centred on one axis: logo, letter-spaced name, short divider, contact data as running
 * text.
 */
export const layoutArtF: Layout = {
  key: 'layout-art-f',
  render: (view) => {
    const above = join(logo(view), name(view))
    const block = join(above, contacts(view, above !== noHtml), socialRows(view, 12, centred))
    const width = Math.max(measure, view.banner?.width ?? 0)
    return frame(view, table(block, centred), { align: 'center', width })
  },
}

const logo = ({ logo: image }: SignatureView): Html =>
  image === null
    ? noHtml
    : line(
        table(row(cell(image.html, unstyled)), centred),
        padding(image.marginTop, 0, image.marginBottom + 12, 0),
        centred,
      )

const name = (view: SignatureView): Html => {
  const { font } = view
  const size = font.size + 6
  const spaced = view.name.html && span(view.name.html, rules`letter-spacing:3px`)
  const below = joinWith(lineBreak, [view.role.html, view.company.html])
  return join(
    line(spaced, textStyle(font, size, false, Math.round(size * 1.4)), centred),
    line(below, rules`${textStyle(font, font.size, true)};${padding(2, 0, 0, 0)}`, centred),
  )
}

/** Returns the contact data, below a short divider if there is something above it. */
const contacts = (view: SignatureView, ruled: boolean): Html => {
  const { font } = view
  const lines = line(contactLines(view), textStyle(font, smallSize(font)), centred)
  return lines === noHtml || !ruled ? lines : join(rule(font), lines)
}

const rule = (font: Font): Html => {
  const bar = cell(noHtml, rules`font-size:1px;${exactly(font)}line-height:1px;height:1px`, {
    width: 48,
    height: 1,
    background: font.accent,
  })
  return line(table(row(bar), centred), padding(10, 0, 10, 0), centred)
}
