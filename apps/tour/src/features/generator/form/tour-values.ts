import {
  defaultTour,
  parseTour,
  serialiseTour,
  type TourFont,
  type TourParameters,
} from '@org/api/tour'

/** The values of the form. Texts are as the user typed them, even if they are invalid. */
export interface TourValues {
  m: string
  c: string
  family: TourFont | null
  size: number
  color: string
  logo: string
  logoSize: number
  bg: string
}

const typedTexts = ['m', 'c', 'logo', 'bg'] as const

/** Maximum length of a typed text in the address, in characters. */
const maxTypedLength = 2048

/** Returns the values that an address of the form describes. */
export function valuesIn(search: string): TourValues {
  const query = new URLSearchParams(search)
  const typed = (name: string) => (query.get(name) ?? '').slice(0, maxTypedLength)
  const { fontStyle, logoSize } = parseTour(query)
  const { family, size, color } = fontStyle
  const [m, c, logo, bg] = typedTexts.map(typed) as [string, string, string, string]
  return { m, c, family, size, color, logo, logoSize, bg }
}

/** Returns the query of the form's address, with its question mark; empty for an empty form. */
export function searchOf(values: TourValues): string {
  const { logoSize, size, color, family } = values
  const fontStyle = { size, color, family: family ?? defaultTour.fontStyle.family }
  const styled = { ...defaultTour, logoSize, fontStyle }
  const query = new URLSearchParams(serialiseTour(styled))
  for (const name of typedTexts) if (values[name] !== '') query.set(name, values[name])
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}

/** Returns the tour that the form describes, without the invalid values. */
export const tourOf = (values: TourValues): TourParameters => parseTour(searchOf(values))
