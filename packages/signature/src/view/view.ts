import { enabledAddons } from '../model/order.ts'
import { presetText, signOffPresets } from '../model/presets.ts'
import type { Words } from '../html/html.ts'
import { printable, text, words } from '../html/html.ts'
import { limits } from '../model/limits.ts'
import type { AddonKey, SignatureData } from '../model/signature-data.ts'
import type { TargetProfile } from '../targets/targets.ts'
import { both } from './both.ts'
import { Addresses } from './addresses.ts'
import { readCompany, readContacts, readCustomFields } from './contacts.ts'
import type { Contact } from './contacts.ts'
import { readFont } from './fonts.ts'
import type { Font } from './fonts.ts'
import { readImage } from './image.ts'
import type { ImageView } from './image.ts'
import type { RenderOptions } from './render-options.ts'
import { readSocial } from './social.ts'
import type { SocialView } from './social.ts'

/** Everything that a layout may place; absent parts are empty or null. */
export interface SignatureView {
  readonly data: SignatureData
  readonly target: TargetProfile
  readonly addresses: Addresses
  readonly font: Font
  /** The enabled addons in order. */
  readonly addons: readonly AddonKey[]
  /** First and last name, or else the user name. */
  readonly name: Words
  /** Position and team. */
  readonly role: Words
  readonly company: Words
  /** Plain text, which may contain line breaks. */
  readonly signOff: string
  readonly contacts: readonly Contact[]
  readonly customFields: readonly Contact[]
  readonly logo: ImageView | null
  readonly banner: ImageView | null
  readonly social: SocialView | null
}

/** Returns the name, which stays on one line of HTML: layouts set it in a large font. */
const readName = ({ firstName, lastName, userName }: SignatureData): Words => {
  const name = both(firstName.trim(), ' ', lastName.trim()) || userName.trim()
  return { html: text(name), text: printable(name) }
}

const readSignOff = ({ signoff: { key, text: own } }: SignatureData): string =>
  key && printable(presetText(signOffPresets, key, own).trim())

/** Converts complete data to the parts that a layout places. */
export function readView(
  data: SignatureData,
  options: RenderOptions,
  target: TargetProfile,
): SignatureView {
  const addresses = new Addresses(options.localImages ?? false)
  const font = readFont(data.fontStyle, target.msoLineHeight)
  const company = readCompany(data, addresses)
  const rounded = target.borderRadius
  return {
    data,
    target,
    addresses,
    font,
    addons: enabledAddons(data.addons),
    name: readName(data),
    role: words(both(data.positionInCompany.trim(), ', ', data.teamName.trim())),
    company: company.name,
    signOff: readSignOff(data),
    contacts: readContacts(data, company),
    customFields: readCustomFields(data, addresses),
    logo: readImage(data.logo, addresses, {
      path: 'logo',
      width: limits.logoWidth,
      alt: company.name.text || 'Logo',
      rounded,
    }),
    banner: readImage(data.banner, addresses, {
      path: 'banner',
      width: limits.bannerWidth,
      alt: company.name.text || 'Bannière',
      src: options.bannerUrl,
      rounded,
    }),
    social: readSocial(data.social, addresses, font, options.iconsBaseUrl),
  }
}
