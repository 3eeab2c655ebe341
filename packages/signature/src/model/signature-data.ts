/**
 * The signature's data model (specification 2, section 3). Lengths are CSS pixels. Every field is
 * required here; `SignatureInput` is the partial form that callers may pass.
 */
export interface SignatureData {
  /** Version of this data format. If absent in stored data, it is 0 for the nested form, else 1. */
  schemaVersion: number
  userName: string
  firstName: string
  lastName: string
  companyName: string
  positionInCompany: string
  teamName: string
  phone: string
  mobile: string
  skype: string
  email: string
  address: string
  companyWebsite: string
  layoutKey: LayoutKey
  fontStyle: FontStyle
  logo: SignatureImage
  banner: SignatureImage
  social: Social
  customFields: CustomField[]
  signoff: SignOff
  addons: Addons
}

export const layoutKeys = ['layout1', 'layout2', 'layout3', 'layout-art-f'] as const
export type LayoutKey = (typeof layoutKeys)[number]

/** A custom line: `key` is its title, `url` an optional link. */
export interface CustomField {
  key: string
  value: string
  url: string
}

export interface FontStyle {
  /** Font size in CSS pixels, 8 to 30. */
  fontSize: number
  /** Main text color, hex. */
  fontColor: string
  /** Second color (accents, links, separators), hex. */
  fontColor2: string
  fontFamily: string
}

export interface SpacingStyle {
  /** Space above, 0 to 60. */
  marginTop: number
  /** Space below, 0 to 60. */
  marginBottom: number
}

export interface Media {
  /** Absolute http(s) address, or a blob/data address while `local`. */
  src: string
  type: string
  /** Natural size in pixels. */
  width: number
  height: number
  /** True while the file exists only in this browser. */
  local?: boolean
  name?: string
  ref?: string
  payload?: { id: string }
  /** Alternative text shown when the client blocks images. */
  alt?: string
  /** Id of the stored image; absent until the image is stored. */
  id?: string
  path?: string
}

/** Logo or banner. */
export interface SignatureImage {
  media: Media | null
  mediaId: string | null
  /** Displayed width: logo 50 to 400, banner 50 to 1000. */
  width: number
  /** Corner radius, 0 to half the width. */
  radius: number
  url: string
  urlEditable: boolean
  spacingStyle: SpacingStyle
}

export interface Social {
  caption: string
  /** Icon width, 10 to 50. */
  width: number
  /** Icon corner radius, 0 to half the width. */
  radius: number
  socialIcons: SocialIcon[]
}

export interface SocialIcon {
  /** Key of the network in the social catalogue. */
  icon: string
  /** Address of a custom icon image; empty for the catalogue's icon. */
  src: string
  url: string
  editable: boolean
}

export const signOffKeys = ['cdt', 'thx', 'bav', 'custom'] as const
export type SignOffKey = (typeof signOffKeys)[number]

export interface SignOff {
  /** Key of the sign-off; empty if there is none. */
  key: SignOffKey | ''
  text: string
  fontStyle: FontStyle
}

export const addonKeys = ['disclaimer', 'videoConf', 'greenMessage'] as const
export type AddonKey = (typeof addonKeys)[number]

export interface Addon<Data> {
  enabled: boolean
  /** Position among the enabled addons, from 0; -1 while disabled. */
  order: number
  data: Data
}

export interface Addons {
  disclaimer: Addon<TextAddonData>
  videoConf: Addon<VideoConfData>
  greenMessage: Addon<TextAddonData>
}

export interface TextAddonData {
  /** Key of a preset, or `custom`. */
  key: string
  text: string
  /** Null for automatic width. */
  width: number | null
  spacingStyle: SpacingStyle
  fontStyle: FontStyle
}

export const videoConfProviders = ['zoom', 'skype', 'hangouts', 'meet'] as const
export type VideoConfProvider = (typeof videoConfProviders)[number]

export interface VideoConfData {
  key: VideoConfProvider
  buttonText: string
  url: string
  /** True: the provider's brand colors; false: those of `buttonStyle`. */
  colorsAuto: boolean
  width: number
  spacingStyle: SpacingStyle
  buttonStyle: ButtonStyle
}

export interface ButtonStyle {
  radius: number
  height: number
  backgroundColor: string
  color: string
}

/**
 * Makes every field optional, at any depth. Arrays replace the default as a whole; `null` media
 * means no media.
 */
export type DeepPartial<T> = T extends (infer U)[]
  ? DeepPartial<U>[]
  : T extends object
    ? { [K in keyof T]?: DeepPartial<T[K]> | undefined }
    : T

/** A partial signature; missing fields get their defaults. */
export type SignatureInput = DeepPartial<SignatureData>
