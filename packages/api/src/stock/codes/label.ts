import { printedCode } from './printed-code.ts'

/** What a scanned or typed text says about a product. */
export type Label = Gs1Label | HibcLabel | PartLabel | PlainLabel | InvalidLabel

/** What a label says beside the product. Data that it does not give with certainty is absent. */
export interface LabelData {
  /** In the same case as on the label, because GS1 distinguishes `a1` from `A1`. */
  lot?: string
  serial?: string
  /** Last day of use, as YYYY-MM-DD. */
  expiry?: string
  /** Best-before date, as YYYY-MM-DD. It is not an expiry date, but see `lastDayOf`. */
  bestBefore?: string
  /** Production date, as YYYY-MM-DD. */
  produced?: string
  /** Number of items, at least 1. */
  count?: number
  /**
   * True when the label contains a lot or an expiry date that cannot be read with certainty. The
   * person must then check the data that is present and type the rest.
   */
  needsLotAndExpiry: boolean
}

/** A product identified by its GTIN. */
export interface Gs1Label extends LabelData {
  kind: 'gs1'
  /** 14 digits. */
  gtin: string
}

/** A product identified by the primary data of a HIBC label (ANSI/HIBC 2.6). */
export interface HibcLabel extends LabelData {
  kind: 'hibc'
  /** `+`, labeler, product, unit of measure, and the check character of just these. */
  code: string
}

/**
 * A label that names no product, such as a second bar code with lot and expiry date. It belongs to
 * the product scanned before, and never becomes a code.
 */
export interface PartLabel extends LabelData {
  kind: 'part'
  /** The text as scanned: a product may have it as its code since before parts were recognised. */
  code: string
  /**
   * Check character of the HIBC label to which the part belongs; absent for GS1, where it belongs
   * to any label with a GTIN or a plain code.
   */
  link?: string
}

/** A code that is neither GS1 nor HIBC, as scanned. `normaliseCode` makes it comparable. */
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
  /** The text contains a name of FNC1, such as `{GS}`, but the scanner is not set up for it. */
  | 'separator'
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
export const lastDayOf = ({ expiry, bestBefore }: Pick<LabelData, 'expiry' | 'bestBefore'>) =>
  expiry ?? bestBefore

/**
 * Returns the lot on a label. A serial number without a lot counts as a lot of its own, marked by
 * `SN`.
 */
export const lotOn = ({ lot, serial }: Pick<LabelData, 'lot' | 'serial'>): string | undefined =>
  lot ?? (serial === undefined ? undefined : `SN ${serial}`)

/**
 * Returns the data of a label beside its code. A part has none: if its text is a product's code, it
 * is nothing but a code.
 */
export const dataOn = (label: Exclude<Label, InvalidLabel>): LabelData =>
  label.kind === 'gs1' || label.kind === 'hibc' ? label : { needsLotAndExpiry: false }

/** Returns the product code of a label in its printed form; for a part, the text as scanned. */
export const codeOn = (label: Exclude<Label, InvalidLabel>): string =>
  label.kind === 'gs1' ? printedCode(label.gtin) : label.code

/**
 * Whether a part belongs to a product that was scanned with this label: a HIBC part must contain
 * the check character of the product's label, and any other part does not belong to HIBC.
 */
export function belongsTo(part: PartLabel, { kind, code }: { kind: Label['kind']; code: string }) {
  return kind === 'hibc' ? part.link === code.at(-1) : part.link === undefined
}

/** Creates an invalid label; `identifier` is the application identifier that the error is about. */
export function invalid(reason: InvalidReason, identifier?: string): InvalidLabel {
  return { kind: 'invalid', reason, ...(identifier !== undefined && { identifier }) }
}
