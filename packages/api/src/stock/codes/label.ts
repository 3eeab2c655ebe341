import { printedCode } from './printed-code.ts'

/** What a scanned or typed text says about a product. */
export type Label = Gs1Label | PlainLabel | InvalidLabel

/** A product identified by its GTIN. Data that the label does not give with certainty is absent. */
export interface Gs1Label {
  kind: 'gs1'
  /** 14 digits. */
  gtin: string
  /** In the same case as on the label, because GS1 distinguishes `a1` from `A1`. */
  lot?: string
  serial?: string
  /** Last day of use, as YYYY-MM-DD. */
  expiry?: string
  /** Best-before date, as YYYY-MM-DD. It is not an expiry date, but see `lastDayOf`. */
  bestBefore?: string
  /** Production date, as YYYY-MM-DD. */
  produced?: string
  /** Number of items (identifiers 30 and 37), at least 1. */
  count?: number
  /**
   * True when the label contains more than the GTIN, but it cannot be split with certainty. All
   * other data is then absent, and the person must type lot and expiry.
   */
  needsLotAndExpiry: boolean
}

/** A code that is not GS1, as scanned. `normaliseCode` makes it comparable. */
export interface PlainLabel {
  kind: 'plain'
  code: string
}

/** A GS1 label that must not be used. */
export interface InvalidLabel {
  kind: 'invalid'
  reason: InvalidReason
  /** The application identifier that the error is about, such as `17`; absent if there is none. */
  identifier?: string
}

export type InvalidReason =
  /** Nothing was scanned. */
  | 'empty'
  /** The text is longer than any label. */
  | 'too-long'
  /** The label contains no GTIN, only for example a lot or the number of a pallet. */
  | 'no-gtin'
  /** FNC1 is missing, so even the GTIN is uncertain. */
  | 'ambiguous'
  /** GS1 defines no such application identifier. */
  | 'unknown-identifier'
  /** A field is shorter or longer than GS1 allows, for example because the label was cut off. */
  | 'field-length'
  /** A field contains a character that GS1 does not allow there. */
  | 'characters'
  /** A check digit is wrong. */
  | 'check-digit'
  /** A date does not exist. */
  | 'date'
  /** The number of items is zero. */
  | 'count'
  /** The label gives two different values for one thing, for example two GTINs. */
  | 'conflict'

/**
 * Returns the last day on which a lot with this label may be used, as YYYY-MM-DD: its expiry date,
 * or its best-before date for goods without one, such as food.
 */
export const lastDayOf = ({ expiry, bestBefore }: Pick<Gs1Label, 'expiry' | 'bestBefore'>) =>
  expiry ?? bestBefore

/** Returns the product code of a label in its printed form. */
export const codeOn = (label: Exclude<Label, InvalidLabel>): string =>
  label.kind === 'gs1' ? printedCode(label.gtin) : label.code

/** Creates an invalid label; `identifier` is the application identifier that the error is about. */
export function invalid(reason: InvalidReason, identifier?: string): InvalidLabel {
  return { kind: 'invalid', reason, ...(identifier !== undefined && { identifier }) }
}
