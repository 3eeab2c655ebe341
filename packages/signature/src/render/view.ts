import { presetText, signOffPresets } from '../addons/presets.ts'
import type { Html } from '../html/html.ts'
import { text } from '../html/html.ts'
import { limits } from '../model/limits.ts'
import type { SignatureData } from '../model/signature-data.ts'
import type { TargetProfile } from '../targets/targets.ts'
import { Addresses } from './addresses.ts'
import { readContacts, readCustomFields } from './contacts.ts'
import type { Contact } from './contacts.ts'
import { readFont } from './fonts.ts'
import type { Font } from './fonts.ts'
import { readPicture } from './picture.ts'
import type { Picture } from './picture.ts'
import type { RenderOptions } from './render-options.ts'
import { readSocial } from './social.ts'
import type { SocialView } from './social.ts'

/** Everything that a layout may place: what is absent is empty or null. */
export interface SignatureView {
  readonly data: SignatureData
  readonly target: TargetProfile
  readonly addresses: Addresses
  readonly font: Font
  readonly name: Html
  readonly position: Html
  readonly team: Html
  readonly company: Html
  readonly contacts: readonly Contact[]
  readonly customFields: readonly Contact[]
  readonly logo: Picture | null
  readonly banner: Picture | null
  readonly social: SocialView | null
}

/** First and last name, else the user name. */
export const fullName = (data: SignatureData): string =>
  [data.firstName.trim(), data.lastName.trim()].filter(Boolean).join(' ') || data.userName.trim()

/** The text of the sign-off; empty without one. */
export const signOffText = (data: SignatureData): string =>
  data.signoff.key && presetText(signOffPresets, data.signoff.key, data.signoff.text).trim()

/** Reads complete data into what a layout places. */
export function readView(
  data: SignatureData,
  options: RenderOptions,
  target: TargetProfile,
): SignatureView {
  const addresses = new Addresses(options.localImages ?? false)
  const font = readFont(data.fontStyle, target.msoLineHeight)
  const company = data.companyName.trim()
  const rounded = target.borderRadius
  return {
    data,
    target,
    addresses,
    font,
    name: text(fullName(data)),
    position: text(data.positionInCompany.trim()),
    team: text(data.teamName.trim()),
    company: text(company),
    contacts: readContacts(data, addresses),
    customFields: readCustomFields(data, addresses),
    logo: readPicture(data.logo, addresses, {
      path: 'logo',
      width: limits.logoWidth,
      alt: company || 'Logo',
      rounded,
    }),
    banner: readPicture(data.banner, addresses, {
      path: 'banner',
      width: limits.bannerWidth,
      alt: company || 'Bannière',
      src: options.bannerUrl,
      rounded,
    }),
    social: readSocial(data.social, addresses, font, options.iconsBaseUrl),
  }
}
