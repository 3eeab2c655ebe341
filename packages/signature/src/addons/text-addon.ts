import { rules } from '../html/css.ts'
import { cell } from '../html/elements.ts'
import type { Align } from '../html/elements.ts'
import { multiline, noHtml, printable } from '../html/html.ts'
import type { Html } from '../html/html.ts'
import { clamp, limits } from '../model/limits.ts'
import type { TextAddonData } from '../model/signature-data.ts'
import { readFont, textStyle } from '../render/fonts.ts'
import type { SignatureView } from '../render/view.ts'
import { presetText, textAddonPresets } from './presets.ts'

/** What a text addon says: its preset's text or the user's own. */
export const textAddonText = (key: 'disclaimer' | 'greenMessage', data: TextAddonData): string =>
  printable(presetText(textAddonPresets[key], data.key, data.text).trim())

/** The cell of a text addon; empty without a text. */
export const textAddonCell = (
  key: 'disclaimer' | 'greenMessage',
  data: TextAddonData,
  view: SignatureView,
  align: Align,
): Html => {
  const words = textAddonText(key, data)
  if (words === '') return noHtml
  const font = readFont(data.fontStyle, view.target.msoLineHeight)
  const above = 12 + Math.round(clamp(data.spacingStyle.marginTop, limits.spacing))
  const below = Math.round(clamp(data.spacingStyle.marginBottom, limits.spacing))
  const style = rules`${textStyle(font)}padding:${above}px 0 ${below}px 0`
  return cell(multiline(words), style, {
    align,
    ...(data.width !== null && { width: Math.round(clamp(data.width, limits.addonWidth)) }),
  })
}
