/** A number at the beginning of a text, and the text behind it. `value` is NaN where there is none. */
export interface ReadNumber {
  value: number
  rest: string
}

// White space of every kind, zero-width space, and the apostrophes of Swiss thousands.
const ignored = /[\s\u200b'’]/g

const pointThousands = /^\d{1,3}(?:\.\d{3})+,\d*|^\d{1,3}(?:\.\d{3}){2,}(?!\d)/
const commaThousands = /^\d{1,3}(?:,\d{3})+\.\d*|^\d{1,3}(?:,\d{3}){2,}(?!\d)/
const plain = /^\d*(?:[.,]\d*)?/

/** Digits and marks as typed, with a point as decimal mark and no other mark. */
function readMarks(text: string): [typed: string, digits: string] {
  const points = pointThousands.exec(text)?.[0]
  if (points !== undefined) return [points, points.replaceAll('.', '').replace(',', '.')]
  const commas = commaThousands.exec(text)?.[0]
  if (commas !== undefined) return [commas, commas.replaceAll(',', '')]
  const typed = plain.exec(text)?.[0] ?? ''
  return [typed, typed.replace(',', '.')]
}

/**
 * Reads the number that a text begins with, as people type it in French or copy it from a
 * spreadsheet. Takes time in proportion to the text's length.
 *
 * - White space (no-break and narrow no-break too) and apostrophes are left out.
 * - One comma or one point is the decimal mark: `1,5` and `1.5` are one and a half, and so is the
 *   comma of `1,234`. Where both occur the later one is: `1.234,56` and `1,234.56`. A mark that
 *   occurs several times with three digits behind each separates thousands: `1.234.567`.
 * - The sign is `+`, `-`, `−` (minus) or `–` (dash); an exponent as in `1e3` is read too.
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
