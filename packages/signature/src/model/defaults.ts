import { limits } from './limits.ts'
import type {
  Addons,
  ButtonStyle,
  FontStyle,
  SignatureData,
  SignatureImage,
  SignOff,
  Social,
  SpacingStyle,
  TextAddonData,
  VideoConfData,
} from './signature-data.ts'

/** The version of the data format that this package writes. */
export const currentSchemaVersion = 1

const fontStyle: FontStyle = {
  fontSize: limits.fontSize.initial,
  fontColor: '#333',
  fontColor2: '#333',
  fontFamily: 'Verdana',
}

const addonFontStyle: FontStyle = { ...fontStyle, fontSize: limits.addonFontSize.initial }

const spacingStyle: SpacingStyle = { marginTop: 0, marginBottom: 0 }

const image: SignatureImage = {
  media: null,
  mediaId: null,
  width: limits.logoWidth.initial,
  radius: 0,
  url: '',
  urlEditable: true,
  spacingStyle,
}

const social: Social = {
  caption: '',
  width: limits.socialWidth.initial,
  radius: 3,
  socialIcons: [],
}

const signoff: SignOff = { key: '', text: '', fontStyle }

const buttonStyle: ButtonStyle = {
  radius: limits.buttonRadius.initial,
  height: limits.buttonHeight.initial,
  backgroundColor: '#808080',
  color: '#ffffff',
}

const textAddon: TextAddonData = {
  key: 'eco-responsable',
  text: '',
  width: null,
  spacingStyle,
  fontStyle: addonFontStyle,
}

const videoConf: VideoConfData = {
  key: 'zoom',
  buttonText: 'Meet me on Zoom',
  url: '',
  colorsAuto: true,
  width: limits.addonWidth.initial,
  spacingStyle,
  buttonStyle,
}

const addons: Addons = {
  disclaimer: { enabled: false, order: -1, data: textAddon },
  videoConf: { enabled: false, order: -1, data: videoConf },
  greenMessage: { enabled: false, order: -1, data: textAddon },
}

/**
 * The empty signature: every field with its default (specification 2, section 3). Do not modify it;
 * `completeSignatureData({})` returns a copy.
 */
export const defaultSignatureData: SignatureData = {
  schemaVersion: currentSchemaVersion,
  userName: '',
  firstName: '',
  lastName: '',
  companyName: '',
  positionInCompany: '',
  teamName: '',
  phone: '',
  mobile: '',
  skype: '',
  email: '',
  address: '',
  companyWebsite: '',
  layoutKey: 'layout1',
  fontStyle,
  logo: image,
  banner: image,
  social,
  customFields: [],
  signoff,
  addons,
}
