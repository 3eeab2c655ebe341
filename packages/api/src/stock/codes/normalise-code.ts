import { gtinOf } from './gtin.ts'
import type { Label } from './label.ts'
import { printedCode } from './printed-code.ts'
import { readLabel } from './read-label.ts'
import { isRounded } from './rounded-number.ts'
import { tidyCode } from './tidy-code.ts'

/** A day for reading codes, which do not depend on dates. */
const anyDay = '2026-01-01'

const read = (text: string): Label => readLabel(text, { today: anyDay })

/**
 * Returns the form in which codes are compared and must be unique: a GTIN with 14 digits, the
 * primary data of HIBC, any other code trimmed and in capitals. It is the code that a scan of the
 * same text names, so a full label, a web address and a spreadsheet's `="3400930000120"` are one
 * product. Case is ignored, because Caps Lock changes what a scanner types, and people type
 * references in lower case. Two codes that differ only by case therefore count as the same.
 */
export function normaliseCode(text: string): string {
  const label = read(text)
  if (label.kind === 'gs1') return label.gtin
  if (label.kind === 'hibc') return label.code
  const code = (label.kind === 'invalid' ? tidyCode(text) : label.code).toUpperCase()
  return code === text ? code : normaliseCode(code)
}

/**
 * Returns the forms in which a code may be stored, the exact one first: before whole labels were
 * read, their text was stored as a code.
 */
export function storedForms(text: string): string[] {
  return [...new Set([gtinOf(text) ?? text.trim().toUpperCase(), normaliseCode(text)])]
}

/** Returns a typed or imported code as it is shown: a whole label becomes its product's code. */
export function shownCode(text: string): string {
  const tidy = tidyCode(text)
  const label = read(tidy)
  return gtinOf(tidy) === null && (label.kind === 'gs1' || label.kind === 'hibc')
    ? printedCode(normaliseCode(tidy))
    : tidy
}

/** Why a text cannot become a product's code. */
export type CodeProblem =
  /** A spreadsheet has rounded it. */
  | 'rounded'
  /** It is a part of a label, which names no product. */
  | 'part'
  /** It is a label with an error. */
  | 'unreadable'

/** Returns why a text cannot become a product's code; null if it can. */
export function problemOfCode(text: string): CodeProblem | null {
  if (isRounded(tidyCode(text))) return 'rounded'
  const { kind } = read(text)
  if (kind === 'part') return 'part'
  return kind === 'invalid' ? 'unreadable' : null
}
