/**
 * A number at the start of a string, and the rest of the string. `value` is NaN if there is no
 * number.
 */
export interface ReadNumber {
  value: number
  rest: string
}

// White space of any kind, zero-width spaces, and apostrophes, which separate thousands in
// Switzerland.
const ignored = /[\s\u200b'’]/g

const pointThousands = /^\d{1,3}(?:\.\d{3})+,\d*|^\d{1,3}(?:\.\d{3}){2,}(?!\d)/
const commaThousands = /^\d{1,3}(?:,\d{3})+\.\d*|^\d{1,3}(?:,\d{3}){2,}(?!\d)/
const plain = /^\d*(?:[.,]\d*)?/

/** Returns the digits twice: as typed, and with a decimal point and no thousands separators. */
function readMarks(text: string): [typed: string, digits: string] {
  const points = pointThousands.exec(text)?.[0]
  if (points !== undefined) return [points, points.replaceAll('.', '').replace(',', '.')]
  const commas = commaThousands.exec(text)?.[0]
  if (commas !== undefined) return [commas, commas.replaceAll(',', '')]
  const typed = plain.exec(text)?.[0] ?? ''
  return [typed, typed.replace(',', '.')]
}

/**
 * Parses the number at the start of a string, as French users type it or copy it from a
 * spreadsheet. Takes linear time.
 *
 * - White space (including no-break spaces) and apostrophes are ignored.
 * - A single comma or dot is the decimal separator, even in `1,234`: `1,5` and `1.5` are one and a
 *   half. If both occur, the later one is the decimal separator: `1.234,56` and `1,234.56`. A
 *   separator that occurs several times, each followed by three digits, separates thousands:
 *   `1.234.567`.
 * - The sign is `+`, `-`, `−` (minus) or `–` (dash); an exponent as in `1e3` is parsed too.
 */
export function readNumber(text: string): ReadNumber {
  const dense = text.replace(ignored, '')
  const sign = /^[+\-−–]/.exec(dense)?.[0] ?? ''
  const [typed, digits] = readMarks(dense.slice(sign.length))
  const behind = dense.slice(sign.length + typed.length)
  if (!/\d/.test(digits)) return { value: Number.NaN, rest: dense }
  const exponent = /^e[+-]?\d+/i.exec(behind)?.[0] ?? ''
  const value = Number(digits + exponent)
  return {
    value: sign === '' || sign === '+' ? value : -value,
    rest: behind.slice(exponent.length),
  }
}
