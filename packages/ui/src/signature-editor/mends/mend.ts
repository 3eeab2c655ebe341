import { disableAddon, limits } from '@org/signature'
import type { AddonKey, SignatureData } from '@org/signature'
import { valueAt, withValueAt } from '../model/path.ts'
import { resized } from '../model/shape.ts'

export type ImagePart = 'logo' | 'banner'

/** A change by which one press does away with a finding. */
export type Mend =
  | { kind: 'shrinkIcons'; width: number }
  | { kind: 'removeIcon'; index: number; network: string }
  | { kind: 'clearAddress'; path: string; address: string }
  | { kind: 'recolour'; path: string; from: string; to: string }
  | { kind: 'disableAddon'; addon: AddonKey }
  | { kind: 'narrow'; part: ImagePart; width: number }

/** A fix that first needs something: a text, or the picture itself. */
export type AskingMend =
  | { kind: 'describe'; part: ImagePart }
  | { kind: 'compress'; part: ImagePart }
  | { kind: 'measure'; part: ImagePart }
  | { kind: 'enlarge'; part: ImagePart; width: number; height: number }

/** A fix of the picture itself, which has to be loaded. */
export type PictureMend = Exclude<AskingMend, { kind: 'describe' }>

export const isPictureMend = (mend: Mend | AskingMend): mend is PictureMend =>
  mend.kind === 'compress' || mend.kind === 'measure' || mend.kind === 'enlarge'

/** Where colours of text without a ground of their own are set. */
const textColors = [
  'fontStyle.fontColor',
  'fontStyle.fontColor2',
  'signoff.fontStyle.fontColor',
  'addons.disclaimer.data.fontStyle.fontColor',
  'addons.greenMessage.data.fontStyle.fontColor',
]

/** The fixed signature; the same object if nothing changes. */
export function mended(data: SignatureData, mend: Mend): SignatureData {
  switch (mend.kind) {
    case 'shrinkIcons':
      if (data.social.width === mend.width) return data
      return { ...data, social: resized(data.social, mend.width) }
    case 'removeIcon':
      return withoutIcon(data, mend.index)
    case 'clearAddress':
      return withValueAt(data, mend.path, '')
    case 'recolour':
      return recoloured(data, mend)
    case 'disableAddon':
      if (!data.addons[mend.addon].enabled) return data
      return { ...data, addons: disableAddon(data.addons, mend.addon) }
    case 'narrow':
      if (data[mend.part].width === mend.width) return data
      return { ...data, [mend.part]: resized(data[mend.part], mend.width) }
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
