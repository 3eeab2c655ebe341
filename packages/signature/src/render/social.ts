import { findNetwork, iconFile, iconStep } from '../catalogue/index.ts'
import { rules } from '../html/css.ts'
import { image, link } from '../html/elements.ts'
import { joinWith, text } from '../html/html.ts'
import type { Html } from '../html/html.ts'
import { space } from '../html/elements.ts'
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
  /** Width and height of an icon in CSS pixels. */
  readonly width: number
}

/** Name of a network for people; one's own is called as it was typed. */
export const networkName = (icon: SocialIcon): string => findNetwork(icon.icon)?.name ?? icon.icon

const iconStyle = rules`vertical-align:middle;`
const textStyle = rules`white-space:nowrap;`

export function readSocial(
  social: Social,
  addresses: Addresses,
  font: Font,
  iconsBaseUrl: string | undefined,
): SocialView | null {
  const width = Math.round(clamp(social.width, limits.socialWidth))
  const step = iconStep(width, social.radius)
  const base = iconsBaseUrl?.replace(/\/+$/, '')
  const source = (icon: SocialIcon, index: number): SafeUrl | null => {
    if (icon.src) return addresses.image(icon.src, `social.socialIcons[${index}].src`)
    if (!base || !findNetwork(icon.icon)) return null
    return addresses.image(`${base}/${iconFile(icon.icon, step)}`, 'iconsBaseUrl')
  }
  const icons: Html[] = []
  social.socialIcons.forEach((icon, index) => {
    const href = icon.url ? addresses.link(icon.url, `social.socialIcons[${index}].url`) : null
    if (href === null) return
    const src = source(icon, index)
    const name = text(networkName(icon) || icon.url)
    icons.push(
      src === null
        ? link(href, name, rules`${textStyle}${linkStyle(font.accent)}`)
        : link(href, image(src, width, width, name, iconStyle), linkStyle(font.accent)),
    )
  })
  return icons.length === 0
    ? null
    : { caption: text(social.caption.trim()), icons: joinWith(space, icons), width }
}
