import { rules } from '../html/css.ts'
import { cell } from '../html/elements.ts'
import type { Align } from '../html/elements.ts'
import { flat } from '../html/flat.ts'
import { multiline, noHtml, printable } from '../html/html.ts'
import type { Html, Words } from '../html/html.ts'
import { clamp, limits } from '../model/limits.ts'
import type { TextAddonData } from '../model/signature-data.ts'
import { readFont, textStyle } from '../render/fonts.ts'
import { Memory } from '../render/memory.ts'
import type { SignatureView } from '../render/view.ts'
import { presetText, textAddonPresets } from './presets.ts'

const memory = new Memory<Words>()

const readWords = (addon: 'disclaimer' | 'greenMessage', { key, text }: TextAddonData): Words =>
  memory.recall([addon, key, text], () => {
    const said = presetText(textAddonPresets[addon], key, text).trim()
    return { html: flat(multiline(said)), text: printable(said) }
  })

/** What a text addon says: its preset's text or the user's own. */
export const textAddonText = (key: 'disclaimer' | 'greenMessage', data: TextAddonData): string =>
  readWords(key, data).text

/** The cell of a text addon; empty without a text. */
export const textAddonCell = (
  key: 'disclaimer' | 'greenMessage',
  data: TextAddonData,
  view: SignatureView,
  align: Align,
): Html => {
  const { html } = readWords(key, data)
  if (html === noHtml) return noHtml
  const font = readFont(data.fontStyle, view.target.msoLineHeight)
  const above = 12 + Math.round(clamp(data.spacingStyle.marginTop, limits.spacing))
  const below = Math.round(clamp(data.spacingStyle.marginBottom, limits.spacing))
  const style = rules`${textStyle(font)}padding:${above}px 0 ${below}px 0`
  return cell(html, style, {
    align,
    ...(data.width !== null && { width: Math.round(clamp(data.width, limits.addonWidth)) }),
  })
}
