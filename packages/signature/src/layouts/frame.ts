import { addonRows } from '../addons/registry.ts'
import { padding, rules, unstyled } from '../html/css.ts'
import { table } from '../html/elements.ts'
import type { Align } from '../html/elements.ts'
import { join, multiline, noHtml } from '../html/html.ts'
import type { Html } from '../html/html.ts'
import { readFont, textStyle } from '../view/fonts.ts'
import type { SignatureView } from '../view/view.ts'
import { line } from './parts.ts'

export interface FrameOptions {
  readonly align: Align
  /** Whole CSS pixels, or the screen's width where that is less; automatic when absent. */
  readonly width?: number
}

/** What all layouts share around their own block: sign-off above, banner and addons below. */
export const frame = (
  view: SignatureView,
  block: Html,
  { align, width }: FrameOptions = { align: 'left' },
): Html =>
  table(
    join(
      signOff(view, align),
      line(block, unstyled, { align }),
      banner(view, align),
      addonRows(view, align),
    ),
    width === undefined ? breaking : { width, style: breakingWithin },
  )

/** A word that is wider than a phone's screen breaks instead of widening everything. */
const breaking = { style: rules`word-break:break-word` }
const breakingWithin = rules`max-width:100%;word-break:break-word`

const signOff = (view: SignatureView, align: Align): Html => {
  const words = view.signOff
  if (words === '') return noHtml
  const font = readFont(view.data.signoff.fontStyle, view.target.msoLineHeight)
  return line(multiline(words), rules`${textStyle(font)};${padding(0, 0, 14, 0)}`, { align })
}

const banner = ({ banner: picture }: SignatureView, align: Align): Html =>
  picture === null
    ? noHtml
    : line(picture.html, padding(14 + picture.marginTop, 0, picture.marginBottom, 0), { align })
