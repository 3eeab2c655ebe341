import { enabledAddons } from '../addons/order.ts'
import { presetText, signOffPresets } from '../addons/presets.ts'
import type { Html } from '../html/html.ts'
import { printable, text } from '../html/html.ts'
import { limits } from '../model/limits.ts'
import type { AddonKey, SignatureData } from '../model/signature-data.ts'
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

/** Words of the signature as they were typed, trimmed and printable. */
export interface Words {
  /** First and last name, else the user name. */
  readonly name: string
  /** Position and team. */
  readonly role: string
  readonly company: string
  readonly signOff: string
}

/** Everything that a layout may place: what is absent is empty or null. */
export interface SignatureView {
  readonly data: SignatureData
  readonly target: TargetProfile
  readonly addresses: Addresses
  readonly font: Font
  readonly words: Words
  /** The enabled addons in their order. */
  readonly addons: readonly AddonKey[]
  readonly name: Html
  readonly role: Html
  readonly company: Html
  readonly contacts: readonly Contact[]
  readonly customFields: readonly Contact[]
  readonly logo: Picture | null
  readonly banner: Picture | null
  readonly social: SocialView | null
}

/** Both when both are there. */
const both = (one: string, separator: string, other: string): string =>
  one && other ? one + separator + other : one || other

const readWords = (data: SignatureData): Words => ({
  name: printable(both(data.firstName.trim(), ' ', data.lastName.trim()) || data.userName.trim()),
  role: printable(both(data.positionInCompany.trim(), ', ', data.teamName.trim())),
  company: printable(data.companyName.trim()),
  signOff: printable(
    data.signoff.key && presetText(signOffPresets, data.signoff.key, data.signoff.text).trim(),
  ),
})

/** Reads complete data into what a layout places. */
export function readView(
  data: SignatureData,
  options: RenderOptions,
  target: TargetProfile,
): SignatureView {
  const addresses = new Addresses(options.localImages ?? false)
  const font = readFont(data.fontStyle, target.msoLineHeight)
  const words = readWords(data)
  const rounded = target.borderRadius
  return {
    data,
    target,
    addresses,
    font,
    words,
    addons: enabledAddons(data.addons),
    name: text(words.name),
    role: text(words.role),
    company: text(words.company),
    contacts: readContacts(data, addresses),
    customFields: readCustomFields(data, addresses),
    logo: readPicture(data.logo, addresses, {
      path: 'logo',
      width: limits.logoWidth,
      alt: words.company || 'Logo',
      rounded,
    }),
    banner: readPicture(data.banner, addresses, {
      path: 'banner',
      width: limits.bannerWidth,
      alt: words.company || 'Bannière',
      src: options.bannerUrl,
      rounded,
    }),
    social: readSocial(data.social, addresses, font, options.iconsBaseUrl),
  }
}
