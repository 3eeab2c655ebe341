import { endsInCheckDigit } from './check-digit.ts'
import type { InvalidReason } from './label.ts'
import { labelDate } from './label-date.ts'

/** The format that the value of an application identifier must have. */
export interface FieldFormat {
  /** Minimum and maximum number of characters. */
  min: number
  max: number
  /** True when the value consists of digits alone. */
  numeric: boolean
  pattern: RegExp
  /** Start and end of each part whose last character is a check digit. */
  keys: [number, number][]
  /** Start of each date (YYMMDD). */
  dates: number[]
}

/** The 82 characters of text fields (GS1 General Specifications, figure 7.11-1). */
const textCharacter = '[!"%-?A-Z_a-z]'

const characters = new Map([
  ['N', String.raw`\d`],
  ['K', String.raw`\d`],
  ['D', String.raw`\d`],
  ['X', textCharacter],
  ['Y', '[#\\-/0-9A-Z]'],
  ['Z', '[\\-0-9=A-Z_a-z]'],
])

const fieldText = new RegExp(`^${textCharacter}*$`)

const notationPart = /(\[?)([NKDXYZ])(\.\.)?(\d+)\]?/g

/**
 * Parses a notation like that of the GS1 General Specifications: `N6` means six digits, `X..20`
 * means 1 to 20 characters, and a part in brackets is optional. N stands for digits, K for digits
 * that end in a check digit, D for a date, and X for text. Y and Z stand for smaller sets of
 * characters. Only the last part may contain `..`.
 */
export function fieldFormat(notation: string): FieldFormat {
  const format = { min: 0, max: 0, keys: [] as [number, number][], dates: [] as number[] }
  let pattern = ''
  for (const [, optional, kind = '', upTo, digits] of notation.matchAll(notationPart)) {
    const most = Number(digits)
    const least = upTo ? 1 : most
    pattern += `(?:${characters.get(kind)}{${least},${most}})${optional ? '?' : ''}`
    if (kind === 'K') format.keys.push([format.max, format.max + most])
    if (kind === 'D') format.dates.push(format.max)
    format.min += optional ? 0 : least
    format.max += most
  }
  return { ...format, numeric: !/[XYZ]/.test(notation), pattern: new RegExp(`^${pattern}$`) }
}

/** Returns the reason why a value is invalid, or null if it is valid. `today` is YYYY-MM-DD. */
export function fieldProblem(
  value: string,
  { min, max, pattern, keys, dates }: FieldFormat,
  today: string,
): InvalidReason | null {
  if (value.length < min || value.length > max) return 'field-length'
  if (!pattern.test(value)) return 'characters'
  if (!keys.every(([start, end]) => endsInCheckDigit(value.slice(start, end)))) return 'check-digit'
  const impossible = dates.some(
    (start) => start < value.length && labelDate(value.slice(start, start + 6), today) === null,
  )
  return impossible ? 'date' : null
}

/** True when every character of this text may occur in a field. */
export function canBeInField(value: string): boolean {
  return fieldText.test(value)
}
