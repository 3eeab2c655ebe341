// The rules of 3D tours, shared by the form, the embedded page and the server. This code never
// calls the API.
export { contrastingPaper } from './colors.ts'
export { embedCode, type EmbedCodeOptions } from './embed-code.ts'
export { tourFonts, tourFontStack, type TourFont } from './fonts.ts'
export {
  defaultTour,
  fontSizes,
  logoSizes,
  maxClientLength,
  type NumberRange,
  type TourFontStyle,
  type TourParameters,
} from './parameters.ts'
export { parseTour } from './parse-tour.ts'
export { embedPath, serialiseTour, tourTitle, viewerAddress } from './addresses.ts'
export { hostIn, tourIdIn, tourIn } from './tour-in.ts'
export { httpsAddress, imageAddress } from './values.ts'
