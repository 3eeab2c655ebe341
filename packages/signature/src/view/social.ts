import { iconFile, iconStep } from '../catalogue/icon-files.ts'
import { findNetworkName, hasIconAddress, iconAddress } from '../catalogue/network-names.ts'
import { unstyled } from '../html/css.ts'
import { hardSpace, image, link, imageLink, space } from '../html/elements.ts'
import { flat } from '../html/flat.ts'
import { join, noHtml, printable, text } from '../html/html.ts'
import type { Html } from '../html/html.ts'
import { fileUrl } from '../html/safe-url.ts'
import type { SafeUrl } from '../html/safe-url.ts'
import { clamp, limits } from '../model/limits.ts'
import type { Social, SocialIcon } from '../model/signature-data.ts'
import { AddressMemory } from './address-memory.ts'
import type { Addresses } from './addresses.ts'
import type { Font } from './fonts.ts'

/** The social block. It exists only if at least one icon has an address. */
export interface SocialView {
  readonly caption: Html
  /** Images, or text links for icons without an image. Spaces between them allow line breaks. */
  readonly icons: Html
  /** Height of the icons in CSS pixels; 0 if all are text links. */
  readonly iconHeight: number
  /** The whole block as plain text. */
  readonly text: string
}

const memory = new AddressMemory<SocialView | null>()

/** Returns the display name of a network, or the typed name if the network is unknown. */
export const networkName = (icon: SocialIcon): string =>
  findNetworkName(icon.icon) ?? icon.icon.trim()

/** Reads the social block; `iconsBaseUrl` is the render option. */
export function readSocial(
  social: Social,
  addresses: Addresses,
  font: Font,
  iconsBaseUrl: string | undefined,
): SocialView | null {
  if (social.socialIcons.length === 0) return null
  const { caption, width, radius } = social
  const key = [caption, width, radius, font.accent, iconsBaseUrl ?? null, addresses.local]
  for (const { icon, src, url } of social.socialIcons) key.push(icon, src, url)
  return memory.recall(key, addresses, (own) => makeSocial(social, own, font, iconsBaseUrl))
}

const betweenNames = join(hardSpace, text('·'), space)

const makeSocial = (
  social: Social,
  addresses: Addresses,
  font: Font,
  iconsBaseUrl: string | undefined,
): SocialView | null => {
  const width = Math.round(clamp(social.width, limits.socialWidth))
  const base = iconsBaseUrl ? addresses.image(iconsBaseUrl, 'iconsBaseUrl') : null
  const source = { base, step: iconStep(width, social.radius) }
  const caption = social.caption.trim()
  let lines = printable(caption)
  let icons = noHtml
  let hasImages = false
  for (const [index, icon] of social.socialIcons.entries()) {
    const shown = readIcon(icon, index, addresses, source)
    if (shown === null) continue
    const { name, address, href, src } = shown
    hasImages ||= src !== null
    const content =
      src === null
        ? link(href, text(name), font.accentLink)
        : imageLink(href, image(src, width, width, text(name), unstyled))
    icons = icons === noHtml ? content : join(icons, src === null ? betweenNames : space, content)
    lines += `${lines && '\n'}${printable(name)} : ${address}`
  }
  if (icons === noHtml) return null
  const iconHeight = hasImages ? width : 0
  return { caption: text(caption), icons: flat(icons), iconHeight, text: flat(lines) }
}

/** A social icon that is shown because it has an address. */
interface Shown {
  readonly name: string
  /** The address in plain text. */
  readonly address: string
  readonly href: SafeUrl
  readonly src: SafeUrl | null
}

const readIcon = (
  icon: SocialIcon,
  index: number,
  addresses: Addresses,
  { base, step }: { base: SafeUrl | null; step: number },
): Shown | null => {
  const address = iconAddress(icon).trim()
  const href = addresses.link(address, `social.socialIcons[${index}].url`, hasIconAddress(icon))
  if (href === null) return null
  const name = networkName(icon) || address
  if (icon.src) {
    const src = addresses.image(icon.src, `social.socialIcons[${index}].src`)
    return { name, address, href, src }
  }
  const known = base !== null && findNetworkName(icon.icon) !== undefined
  return { name, address, href, src: known ? fileUrl(base, iconFile(icon.icon, step)) : null }
}
