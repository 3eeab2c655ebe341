import type { TourFont } from './fonts.ts'

/** The bounds and step of a number (specification 3, section 2.4). */
export interface NumberRange {
  readonly min: number
  readonly max: number
  readonly step: number
}

/** Font sizes of the client's name, in CSS pixels. */
export const fontSizes: NumberRange = { min: 8, max: 100, step: 1 }

/** Widths of the logo, in CSS pixels. */
export const logoSizes: NumberRange = { min: 50, max: 1000, step: 5 }

/** Maximum length of the client's name, in code points. */
export const maxClientLength = 120

export interface TourFontStyle {
  /** CSS pixels, within `fontSizes`. */
  readonly size: number
  /** `#rrggbb` in lower case. */
  readonly color: string
  readonly family: TourFont
}

/** The parameters in the address of an embedded tour (specification 3, section 3.3). */
export interface TourParameters {
  /**
   * The tour's id in the viewer, 11 letters or digits, followed by where it starts and its language,
   * as in `SxQL3iGyoDo&ss=12&lang=fr`; null if it is missing or invalid.
   */
  readonly tour: string | null
  /** The client's name; empty if there is none. */
  readonly client: string
  readonly fontStyle: TourFontStyle
  /** Address of an image, https only, but not at Matterport; null if there is none. */
  readonly logo: string | null
  /** CSS pixels, within `logoSizes`. */
  readonly logoSize: number
  /** Address of the background image, with the same rules as for `logo`. */
  readonly background: string | null
}

/** A tour without an id and with the specified defaults. */
export const defaultTour: TourParameters = {
  tour: null,
  client: '',
  fontStyle: { size: 20, color: '#000000', family: 'Open Sans' },
  logo: null,
  logoSize: 150,
  background: null,
}
