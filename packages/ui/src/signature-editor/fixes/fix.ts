import { disableAddon, limits } from '@org/signature'
import type { AddonKey, SignatureData } from '@org/signature'
import { valueAt, withValueAt } from '../model/path.ts'
import { resized } from '../model/shape.ts'

export type ImagePart = 'logo' | 'banner'

/** A change by which one press does away with a finding. */
export type Fix =
  | { kind: 'shrinkIcons'; width: number }
  | { kind: 'removeIcon'; index: number; network: string }
  | { kind: 'clearAddress'; path: string; address: string }
  | { kind: 'recolour'; path: string; from: string; to: string }
  | { kind: 'disableAddon'; addon: AddonKey }
  | { kind: 'narrow'; part: ImagePart; width: number }

/** A fix that first needs something: a text, or the picture itself. */
export type AskingFix =
  | { kind: 'describe'; part: ImagePart }
  | { kind: 'compress'; part: ImagePart }
  | { kind: 'measure'; part: ImagePart }
  | { kind: 'enlarge'; part: ImagePart; width: number; height: number }

/** A fix of the picture itself, which has to be loaded. */
export type PictureFix = Exclude<AskingFix, { kind: 'describe' }>

export const isPictureFix = (fix: Fix | AskingFix): fix is PictureFix =>
  fix.kind === 'compress' || fix.kind === 'measure' || fix.kind === 'enlarge'

/** Where colours of text without a ground of their own are set. */
const textColors = [
  'fontStyle.fontColor',
  'fontStyle.fontColor2',
  'signoff.fontStyle.fontColor',
  'addons.disclaimer.data.fontStyle.fontColor',
  'addons.greenMessage.data.fontStyle.fontColor',
]

/** The fixed signature; the same object if nothing changes. */
export function fixed(data: SignatureData, fix: Fix): SignatureData {
  switch (fix.kind) {
    case 'shrinkIcons':
      if (data.social.width === fix.width) return data
      return { ...data, social: resized(data.social, fix.width) }
    case 'removeIcon':
      return withoutIcon(data, fix.index)
    case 'clearAddress':
      return withValueAt(data, fix.path, '')
    case 'recolour':
      return recoloured(data, fix)
    case 'disableAddon':
      if (!data.addons[fix.addon].enabled) return data
      return { ...data, addons: disableAddon(data.addons, fix.addon) }
    case 'narrow':
      if (data[fix.part].width === fix.width) return data
      return { ...data, [fix.part]: resized(data[fix.part], fix.width) }
  }
}

/** The signature with words for a picture; the same object where there is no picture. */
export function described(data: SignatureData, part: ImagePart, alt: string): SignatureData {
  const { media } = data[part]
  return media === null ? data : { ...data, [part]: { ...data[part], media: { ...media, alt } } }
}

/** The least width at which a picture may be shown, in CSS pixels. */
export const leastWidth = (part: ImagePart): number =>
  (part === 'logo' ? limits.logoWidth : limits.bannerWidth).min

function withoutIcon(data: SignatureData, index: number): SignatureData {
  const { socialIcons } = data.social
  if (!socialIcons[index]?.editable) return data
  return { ...data, social: { ...data.social, socialIcons: socialIcons.toSpliced(index, 1) } }
}

/** Changes all texts of one colour together: a fix reuses the colours of the signature. */
function recoloured(data: SignatureData, { path, to }: { path: string; to: string }) {
  const from = valueAt(data, path)
  const paths = textColors.includes(path)
    ? textColors.filter((other) => valueAt(data, other) === from)
    : [path]
  return paths.reduce((changed, each) => withValueAt(changed, each, to), data)
}
