import { findNetwork, iconFile, iconStep } from '../catalogue/index.ts'
import { rules } from '../html/css.ts'
import { hardSpace, image, link, pictureLink, space } from '../html/elements.ts'
import { join, joinWith, text } from '../html/html.ts'
import type { Html } from '../html/html.ts'
import { fileUrl } from '../html/safe-url.ts'
import type { SafeUrl } from '../html/safe-url.ts'
import { clamp, limits } from '../model/limits.ts'
import type { Social, SocialIcon } from '../model/signature-data.ts'
import type { Addresses } from './addresses.ts'
import { linkStyle } from './fonts.ts'
import type { Font } from './fonts.ts'

/** The social block; there is none without at least one icon that leads somewhere. */
export interface SocialView {
  readonly caption: Html
  /** Pictures or, where no picture is to be had, text links; spaces between them let them wrap. */
  readonly icons: Html
  /** CSS pixels; 0 when all are text links. */
  readonly pictureHeight: number
}

/** Name of a network for people; an unknown one is called as it was typed. */
export const networkName = (icon: SocialIcon): string =>
  findNetwork(icon.icon)?.name ?? icon.icon.trim()

const iconStyle = rules`vertical-align:middle`
const betweenNames = join(hardSpace, text('·'), space)

/** Reads the social block; `iconsBaseUrl` as in the render options. */
export function readSocial(
  social: Social,
  addresses: Addresses,
  font: Font,
  iconsBaseUrl: string | undefined,
): SocialView | null {
  const width = Math.round(clamp(social.width, limits.socialWidth))
  const step = iconStep(width, social.radius)
  const base = iconsBaseUrl ? addresses.image(iconsBaseUrl, 'iconsBaseUrl') : null
  const source = (icon: SocialIcon, index: number): SafeUrl | null => {
    if (icon.src) return addresses.image(icon.src, `social.socialIcons[${index}].src`)
    return base && findNetwork(icon.icon) ? fileUrl(base, iconFile(icon.icon, step)) : null
  }
  const icons: Html[] = []
  let pictures = false
  social.socialIcons.forEach((icon, index) => {
    const href = icon.url ? addresses.link(icon.url, `social.socialIcons[${index}].url`) : null
    if (href === null) return
    const name = text(networkName(icon) || icon.url.trim())
    const src = source(icon, index)
    pictures ||= src !== null
    icons.push(
      src === null
        ? link(href, name, linkStyle(font.accent))
        : pictureLink(href, image(src, width, width, name, iconStyle)),
    )
  })
  if (icons.length === 0) return null
  return {
    caption: text(social.caption.trim()),
    icons: joinWith(pictures ? space : betweenNames, icons),
    pictureHeight: pictures ? width : 0,
  }
}
