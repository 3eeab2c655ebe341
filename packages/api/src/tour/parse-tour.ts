import { tourFonts, type TourFont } from './fonts.ts'
import {
  defaultTour,
  fontSizes,
  logoSizes,
  type TourFontStyle,
  type TourParameters,
} from './parameters.ts'
import { tourIn } from './tour-in.ts'
import { hexColor, imageAddress, nameIn, numberIn } from './values.ts'

/**
 * Parses the query of an embedded tour: `m` (tour), `c` (client), `logo`, `logoSize`, `bg` and
 * `fontStyle` (a JSON value). Never throws: if a parameter or a key of `fontStyle` is invalid, only
 * that one falls back to its default.
 */
export function parseTour(search: string | URLSearchParams): TourParameters {
  const query = new URLSearchParams(search)
  const text = (name: string) => query.get(name) ?? ''
  return {
    tour: tourIn(text('m')),
    client: nameIn(text('c')),
    fontStyle: parseFontStyle(text('fontStyle')),
    logo: imageAddress(text('logo')),
    logoSize: numberIn(text('logoSize'), logoSizes) ?? defaultTour.logoSize,
    background: imageAddress(text('bg')),
  }
}

function parseFontStyle(text: string): TourFontStyle {
  const { size, color, family } = objectIn(text)
  const fallback = defaultTour.fontStyle
  return {
    size: numberIn(size, fontSizes) ?? fallback.size,
    color: hexColor(color) ?? fallback.color,
    family: isFont(family) ? family : fallback.family,
  }
}

const isFont = (value: unknown): value is TourFont =>
  (tourFonts as readonly unknown[]).includes(value)

function objectIn(text: string): { size?: unknown; color?: unknown; family?: unknown } {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}
