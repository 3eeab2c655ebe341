import { defaultSignatureData as defaults } from './defaults.ts'
import { layoutKeys, signOffKeys, videoConfProviders } from './signature-data.ts'
import type {
  Addon,
  ButtonStyle,
  CustomField,
  FontStyle,
  LayoutKey,
  Media,
  SignatureData,
  SignatureImage,
  SignatureInput,
  SignOff,
  Social,
  SocialIcon,
  SpacingStyle,
  TextAddonData,
  VideoConfData,
} from './signature-data.ts'

type Fields = Readonly<Record<string, unknown>>

const none: Fields = {}

const fields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : none

const text = (value: unknown, fallback: string): string =>
  typeof value === 'string' ? value : fallback

const number = (value: unknown, fallback: number): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : fallback

const flag = (value: unknown, fallback: boolean): boolean =>
  typeof value === 'boolean' ? value : fallback

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const fontStyle = (value: unknown, fallback: FontStyle): FontStyle => {
  const input = fields(value)
  return {
    ...input,
    fontSize: number(input['fontSize'], fallback.fontSize),
    fontColor: text(input['fontColor'], fallback.fontColor),
    fontColor2: text(input['fontColor2'], fallback.fontColor2),
    fontFamily: text(input['fontFamily'], fallback.fontFamily),
  }
}

const spacingStyle = (value: unknown): SpacingStyle => {
  const input = fields(value)
  return {
    ...input,
    marginTop: number(input['marginTop'], 0),
    marginBottom: number(input['marginBottom'], 0),
  }
}

const media = (value: unknown): Media | null => {
  const input = fields(value)
  if (input === none) return null
  return {
    ...input,
    src: text(input['src'], ''),
    type: text(input['type'], ''),
    width: number(input['width'], 0),
    height: number(input['height'], 0),
  }
}

const image = (value: unknown, fallback: SignatureImage): SignatureImage => {
  const input = fields(value)
  return {
    ...input,
    media: media(input['media']),
    mediaId: text(input['mediaId'], '') || null,
    width: number(input['width'], fallback.width),
    radius: number(input['radius'], fallback.radius),
    url: text(input['url'], ''),
    urlEditable: flag(input['urlEditable'], fallback.urlEditable),
    spacingStyle: spacingStyle(input['spacingStyle']),
  }
}

const socialIcon = (value: unknown): SocialIcon => {
  const input = fields(value)
  return {
    ...input,
    icon: text(input['icon'], ''),
    src: text(input['src'], ''),
    url: text(input['url'], ''),
    editable: flag(input['editable'], true),
  }
}

const social = (value: unknown): Social => {
  const input = fields(value)
  return {
    ...input,
    caption: text(input['caption'], defaults.social.caption),
    width: number(input['width'], defaults.social.width),
    radius: number(input['radius'], defaults.social.radius),
    socialIcons: list(input['socialIcons']).map(socialIcon),
  }
}

const customField = (value: unknown): CustomField => {
  const input = fields(value)
  return {
    ...input,
    key: text(input['key'], ''),
    value: text(input['value'], ''),
    url: text(input['url'], ''),
  }
}

const signOff = (value: unknown, inherited: FontStyle): SignOff => {
  const input = fields(value)
  const key = input['key']
  return {
    ...input,
    key: signOffKeys.find((known) => known === key) ?? '',
    text: text(input['text'], ''),
    fontStyle: fontStyle(input['fontStyle'], inherited),
  }
}

const textAddonData = (value: unknown, inherited: FontStyle): TextAddonData => {
  const input = fields(value)
  const width = input['width']
  return {
    ...input,
    key: text(input['key'], defaults.addons.disclaimer.data.key),
    text: text(input['text'], ''),
    width: typeof width === 'number' && Number.isFinite(width) ? width : null,
    spacingStyle: spacingStyle(input['spacingStyle']),
    fontStyle: fontStyle(input['fontStyle'], inherited),
  }
}

const buttonStyle = (value: unknown): ButtonStyle => {
  const input = fields(value)
  const fallback = defaults.addons.videoConf.data.buttonStyle
  return {
    ...input,
    radius: number(input['radius'], fallback.radius),
    height: number(input['height'], fallback.height),
    backgroundColor: text(input['backgroundColor'], fallback.backgroundColor),
    color: text(input['color'], fallback.color),
  }
}

const videoConfData = (value: unknown): VideoConfData => {
  const input = fields(value)
  const fallback = defaults.addons.videoConf.data
  const key = input['key']
  return {
    ...input,
    key: videoConfProviders.find((known) => known === key) ?? fallback.key,
    buttonText: text(input['buttonText'], fallback.buttonText),
    url: text(input['url'], ''),
    colorsAuto: flag(input['colorsAuto'], fallback.colorsAuto),
    width: number(input['width'], fallback.width),
    spacingStyle: spacingStyle(input['spacingStyle']),
    buttonStyle: buttonStyle(input['buttonStyle']),
  }
}

const addon = <Data>(value: unknown, data: (value: unknown) => Data): Addon<Data> => {
  const input = fields(value)
  return {
    ...input,
    enabled: flag(input['enabled'], false),
    order: number(input['order'], -1),
    data: data(input['data']),
  }
}

const layoutKey = (value: unknown): LayoutKey =>
  layoutKeys.find((known) => known === value) ?? defaults.layoutKey

/**
 * Fills in every missing field. Keeps unknown keys, replaces values of the wrong type with the
 * default, and does not limit numbers (rendering does). Sign-off and addons inherit missing font
 * properties from the signature, but addons do not inherit the size.
 */
export function completeSignatureData(value: SignatureInput): SignatureData {
  const input = fields(value)
  const font = fontStyle(input['fontStyle'], defaults.fontStyle)
  const addonFont = { ...font, fontSize: defaults.addons.disclaimer.data.fontStyle.fontSize }
  const addons = fields(input['addons'])
  const textAddon = (data: unknown): TextAddonData => textAddonData(data, addonFont)
  return {
    ...input,
    schemaVersion: number(input['schemaVersion'], defaults.schemaVersion),
    userName: text(input['userName'], ''),
    firstName: text(input['firstName'], ''),
    lastName: text(input['lastName'], ''),
    companyName: text(input['companyName'], ''),
    positionInCompany: text(input['positionInCompany'], ''),
    teamName: text(input['teamName'], ''),
    phone: text(input['phone'], ''),
    mobile: text(input['mobile'], ''),
    skype: text(input['skype'], ''),
    email: text(input['email'], ''),
    address: text(input['address'], ''),
    companyWebsite: text(input['companyWebsite'], ''),
    layoutKey: layoutKey(input['layoutKey']),
    fontStyle: font,
    logo: image(input['logo'], defaults.logo),
    banner: image(input['banner'], defaults.banner),
    social: social(input['social']),
    customFields: list(input['customFields']).map(customField),
    signoff: signOff(input['signoff'], font),
    addons: {
      ...addons,
      disclaimer: addon(addons['disclaimer'], textAddon),
      videoConf: addon(addons['videoConf'], videoConfData),
      greenMessage: addon(addons['greenMessage'], textAddon),
    },
  }
}
