import { disableAddon, limits } from '@org/signature'
import type { AddonKey, SignatureData } from '@org/signature'
import { valueAt, withValueAt } from '../model/path.ts'
import { resized } from '../model/shape.ts'

export type ImagePart = 'logo' | 'banner'

/** A change that resolves a finding in one click. */
export type Fix =
  | { kind: 'shrinkIcons'; width: number }
  | { kind: 'removeIcon'; index: number; network: string }
  | { kind: 'clearAddress'; path: string; address: string }
  | { kind: 'recolor'; path: string; from: string; to: string }
  | { kind: 'disableAddon'; addon: AddonKey }
  | { kind: 'narrow'; part: ImagePart; width: number }

/** A fix that needs input first: alternative text, or the loaded image. */
export type InputFix =
  | { kind: 'describe'; part: ImagePart }
  | { kind: 'compress'; part: ImagePart }
  | { kind: 'measure'; part: ImagePart }
  | { kind: 'enlarge'; part: ImagePart; width: number; height: number }

/** A fix that changes or measures the image file, which has to be loaded first. */
export type ImageFix = Exclude<InputFix, { kind: 'describe' }>

export const isImageFix = (fix: Fix | InputFix): fix is ImageFix =>
  fix.kind === 'compress' || fix.kind === 'measure' || fix.kind === 'enlarge'

/** Paths of the colors of all text that is shown directly on the mail's background. */
const textColors = [
  'fontStyle.fontColor',
  'fontStyle.fontColor2',
  'signoff.fontStyle.fontColor',
  'addons.disclaimer.data.fontStyle.fontColor',
  'addons.greenMessage.data.fontStyle.fontColor',
]

/** Applies a fix to the signature. Returns the same object if nothing changes. */
export function fixed(data: SignatureData, fix: Fix): SignatureData {
  switch (fix.kind) {
    case 'shrinkIcons':
      if (data.social.width === fix.width) return data
      return { ...data, social: resized(data.social, fix.width) }
    case 'removeIcon':
      return withoutIcon(data, fix.index)
    case 'clearAddress':
      return withValueAt(data, fix.path, '')
    case 'recolor':
      return recolored(data, fix)
    case 'disableAddon':
      if (!data.addons[fix.addon].enabled) return data
      return { ...data, addons: disableAddon(data.addons, fix.addon) }
    case 'narrow':
      if (data[fix.part].width === fix.width) return data
      return { ...data, [fix.part]: resized(data[fix.part], fix.width) }
  }
}

/** Sets an image's alternative text. Returns the same object if there is no image. */
export function described(data: SignatureData, part: ImagePart, alt: string): SignatureData {
  const { media } = data[part]
  return media === null ? data : { ...data, [part]: { ...data[part], media: { ...media, alt } } }
}

/** Returns the smallest width at which an image may be shown, in CSS pixels. */
export const leastWidth = (part: ImagePart): number =>
  (part === 'logo' ? limits.logoWidth : limits.bannerWidth).min

function withoutIcon(data: SignatureData, index: number): SignatureData {
  const { socialIcons } = data.social
  if (!socialIcons[index]?.editable) return data
  return { ...data, social: { ...data.social, socialIcons: socialIcons.toSpliced(index, 1) } }
}

/**
 * Changes the color at the path. If it is one of `textColors`, all others with the same value
 * change too, so that they still match.
 */
function recolored(data: SignatureData, { path, to }: { path: string; to: string }) {
  const from = valueAt(data, path)
  const paths = textColors.includes(path)
    ? textColors.filter((other) => valueAt(data, other) === from)
    : [path]
  return paths.reduce((changed, each) => withValueAt(changed, each, to), data)
}
