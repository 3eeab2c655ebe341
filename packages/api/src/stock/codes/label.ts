import { printedCode } from './printed-code.ts'

/** What a scanned or typed text says about a product. */
export type Label = Gs1Label | PlainLabel | InvalidLabel

/** A product by its GTIN. Only what the label says for certain is present. */
export interface Gs1Label {
  kind: 'gs1'
  /** 14 digits. */
  gtin: string
  /** In the case of the label: GS1 distinguishes `a1` from `A1`. */
  lot?: string
  serial?: string
  /** Last day of use, as YYYY-MM-DD. */
  expiry?: string
  /** Best-before date, as YYYY-MM-DD. It is no expiry date; see `lastDayOf`. */
  bestBefore?: string
  /** Production date, as YYYY-MM-DD. */
  produced?: string
  /** Number of items (identifiers 30 and 37), at least 1. */
  count?: number
  /**
   * True when the label says more than the GTIN, but not for certain. Nothing else is present then,
   * and the person must type lot and expiry.
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
  /** The application identifier in question, for example `17`, where there is one. */
  identifier?: string
}

export type InvalidReason =
  /** Nothing was scanned. */
  | 'empty'
  /** The text is longer than any label. */
  | 'too-long'
  /** The label contains no GTIN, but for example only a lot or the number of a pallet. */
  | 'no-gtin'
  /** FNC1 is missing, so that not even the GTIN is certain. */
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
  /** A count of zero. */
  | 'count'
  /** The label gives two different values for one thing, for example two GTINs. */
  | 'conflict'

/**
 * The day that a lot of this label is kept until, as YYYY-MM-DD: its expiry date or else, for goods that
 * have none, such as food, its best-before date.
 */
export const lastDayOf = ({ expiry, bestBefore }: Pick<Gs1Label, 'expiry' | 'bestBefore'>) =>
  expiry ?? bestBefore

/** The code of the product on a label, as it is printed. */
export const codeOn = (label: Exclude<Label, InvalidLabel>): string =>
  label.kind === 'gs1' ? printedCode(label.gtin) : label.code

/** Creates an invalid label; `identifier` is the application identifier in question. */
export function invalid(reason: InvalidReason, identifier?: string): InvalidLabel {
  return { kind: 'invalid', reason, ...(identifier !== undefined && { identifier }) }
}
