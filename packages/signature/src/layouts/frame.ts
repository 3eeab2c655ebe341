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
  /** Width in whole CSS pixels, at most the screen's width; automatic by default. */
  readonly width?: number
}

/**
 * Adds the parts that all layouts share: sign-off above the layout's block, banner and addons
 * below.
 */
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

/**
 * Breaks a word that is wider than a phone's screen, so that it does not widen the whole signature.
 */
const breaking = { style: rules`word-break:break-word` }
const breakingWithin = rules`max-width:100%;word-break:break-word`

const signOff = (view: SignatureView, align: Align): Html => {
  const words = view.signOff
  if (words === '') return noHtml
  const font = readFont(view.data.signoff.fontStyle, view.target.msoLineHeight)
  return line(multiline(words), rules`${textStyle(font)};${padding(0, 0, 14, 0)}`, { align })
}

const banner = ({ banner: image }: SignatureView, align: Align): Html =>
  image === null
    ? noHtml
    : line(image.html, padding(14 + image.marginTop, 0, image.marginBottom, 0), { align })
