import { rules, unstyled } from '../html/css.ts'
import { cell, row, table } from '../html/elements.ts'
import { flat } from '../html/flat.ts'
import { multiline, noHtml, printable } from '../html/html.ts'
import type { Words } from '../html/html.ts'
import { clamp, limits } from '../model/limits.ts'
import type { TextAddonData } from '../model/signature-data.ts'
import { readFont, textStyle } from '../view/fonts.ts'
import { Memory } from '../view/memory.ts'
import { addonPadding } from './addon-padding.ts'
import type { AddonRenderer } from './addon-renderer.ts'
import { presetText, textAddonPresets } from '../model/presets.ts'

type TextAddonKey = 'disclaimer' | 'greenMessage'

const memory = new Memory<Words>()

const readWords = (addon: TextAddonKey, { key, text }: TextAddonData): Words =>
  memory.recall([addon, key, text], () => {
    const said = presetText(textAddonPresets[addon], key, text).trim()
    return { html: flat(multiline(said)), text: printable(said) }
  })

/**
 * Creates an addon that consists only of text: a preset's or the user's own. All cells of a
 * signature share one column, so a width set on the cell would also apply to the name. A
 * fixed-width addon therefore gets a nested table.
 */
export const textAddon = (key: TextAddonKey): AddonRenderer => ({
  cell(view, align) {
    const { data } = view.data.addons[key]
    const { html } = readWords(key, data)
    if (html === noHtml) return noHtml
    const font = readFont(data.fontStyle, view.target.msoLineHeight)
    const style = rules`${textStyle(font)};${addonPadding(data.spacingStyle)}`
    if (data.width === null) return cell(html, style, { align })
    const width = Math.round(clamp(data.width, limits.addonWidth))
    return cell(table(row(cell(html, style, { align, width })), { align }), unstyled, { align })
  },
  text: (data) => readWords(key, data.addons[key].data).text,
})
