import { parseColor } from '../html/css.ts'
import { fontFamilies } from '../model/fonts.ts'
import { limits } from '../model/limits.ts'
import type { Limit } from '../model/limits.ts'
import { layoutKeys, signOffKeys, videoConfProviders } from '../model/signature-data.ts'
import { isFlag, isList, isMatching, isNumber, isObject, isOneOf, isText } from './data-errors.ts'
import type { Check } from './data-errors.ts'

const within = ({ min, max }: Limit): Check => isNumber(min, max)

const isColor = isMatching((value) => parseColor(value) !== null, 'a color such as #1a2b3c')

/**
 * Accepts a corner radius of at most half the maximum width of an image. Rendering limits the
 * radius further, to half the width of the image itself.
 */
const isRadius = isNumber(0, limits.bannerWidth.max / 2)

const fontStyle = isObject({
  fontSize: within(limits.fontSize),
  fontColor: isColor,
  fontColor2: isColor,
  fontFamily: isOneOf(fontFamilies),
})

const spacingStyle = isObject({
  marginTop: within(limits.spacing),
  marginBottom: within(limits.spacing),
})

const media = isObject({
  src: isText,
  type: isText,
  width: isNumber(0),
  height: isNumber(0),
  local: isFlag,
  name: isText,
  alt: isText,
  id: isText,
  path: isText,
  payload: isObject({ id: isText }),
})

const image = (width: Limit): Check =>
  isObject({
    media,
    mediaId: isText,
    width: within(width),
    radius: isRadius,
    url: isText,
    urlEditable: isFlag,
    spacingStyle,
  })

const social = isObject({
  caption: isText,
  width: within(limits.socialWidth),
  radius: isRadius,
  socialIcons: isList(isObject({ icon: isText, src: isText, url: isText, editable: isFlag })),
})

const textAddonData = isObject({
  key: isText,
  text: isText,
  width: within(limits.addonWidth),
  spacingStyle,
  fontStyle,
})

const videoConfData = isObject({
  key: isOneOf(videoConfProviders),
  buttonText: isText,
  url: isText,
  colorsAuto: isFlag,
  width: within(limits.addonWidth),
  spacingStyle,
  buttonStyle: isObject({
    radius: within(limits.buttonRadius),
    height: within(limits.buttonHeight),
    backgroundColor: isColor,
    color: isColor,
  }),
})

const addon = (data: Check): Check => isObject({ enabled: isFlag, order: isNumber(), data })

/** The shape of signature data in the current version. */
export const signatureShape: Check = isObject({
  userName: isText,
  firstName: isText,
  lastName: isText,
  companyName: isText,
  positionInCompany: isText,
  teamName: isText,
  phone: isText,
  mobile: isText,
  skype: isText,
  email: isText,
  address: isText,
  companyWebsite: isText,
  layoutKey: isOneOf(layoutKeys),
  fontStyle,
  logo: image(limits.logoWidth),
  banner: image(limits.bannerWidth),
  social,
  customFields: isList(isObject({ key: isText, value: isText, url: isText })),
  signoff: isObject({ key: isOneOf(['', ...signOffKeys]), text: isText, fontStyle }),
  addons: isObject({
    disclaimer: addon(textAddonData),
    videoConf: addon(videoConfData),
    greenMessage: addon(textAddonData),
  }),
})
