/** Codes of the built-in formats for dates and times, as a French spreadsheet program shows them. */
const builtIn: Readonly<Record<number, string>> = {
  14: 'dd/mm/yyyy',
  15: 'dd-mmm-yy',
  16: 'dd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'hh:mm',
  21: 'hh:mm:ss',
  22: 'dd/mm/yyyy hh:mm',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mm:ss',
  ...Object.fromEntries(
    [27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58].map((id) => [id, 'dd/mm/yyyy']),
  ),
}

/** Returns the code of a format; `own` are the formats that the workbook defines. */
export const formatCode = (id: number, own: ReadonlyMap<number, string>): string =>
  own.get(id) ?? builtIn[id] ?? 'General'

const day = 86_400_000
/** Excel's day 0 counts a 29 February 1900, so that later days are right. */
const epoch = { 1900: Date.UTC(1899, 11, 30), 1904: Date.UTC(1904, 0, 1) }
const lastDay = 2_958_465

const monthsShort = 'janv|févr|mars|avr|mai|juin|juil|août|sept|oct|nov|déc'.split('|')
const months =
  'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre'.split('|')
const days = 'dimanche|lundi|mardi|mercredi|jeudi|vendredi|samedi'.split('|')

const tokens = /"[^"]*"|\\.|\[[^\]]*\]|[_*].|AM\/PM|A\/P|y+|m+|d+|h+|s+|\.0+|[^]/gi
const isLiteral = (token: string) => /^["\\]/.test(token)
const literal = (token: string) => (token.startsWith('"') ? token.slice(1, -1) : token.slice(1))

/** The tokens of the format of positive numbers, without colours, conditions and padding. */
function tokensOf(code: string): string[] {
  const all: readonly string[] = code.match(tokens) ?? []
  const end = all.indexOf(';')
  return (end < 0 ? all : all.slice(0, end)).filter(
    (token) => !/^[_*]/.test(token) && (!token.startsWith('[') || /^\[[hms]+\]$/i.test(token)),
  )
}

/**
 * Returns a number as a French spreadsheet program shows it: dates by their format, digits in masks
 * such as `0# ## ## ## ##`, whole numbers without `.0`. Dates that the format writes month first are
 * written day first, which is what readers of this text expect. Amounts and percentages keep their
 * plain value.
 *
 * @param content the number in the XML
 * @param code the format code of the cell
 */
export function shownNumber(content: string, code: string, is1904 = false): string {
  const value = Number(content)
  if (!Number.isFinite(value)) return content
  const parts = code === 'General' ? [] : tokensOf(code)
  const kinds = parts.filter((token) => !isLiteral(token)).join('')
  if (
    /[ymdhs]/i.test(kinds) &&
    !/[0#?]/.test(kinds.replace(/\.0+/g, '')) &&
    !/general/i.test(kinds)
  ) {
    return shownDate(value, parts, is1904) ?? plainNumber(content, value)
  }
  return masked(value, parts) ?? plainNumber(content, value)
}

const plainNumber = (content: string, value: number) =>
  /^-?\d+$/.test(content) ? content : String(Number(value.toPrecision(15)))

function shownDate(value: number, format: readonly string[], is1904: boolean): string | null {
  if (value < 0 || value > lastDay) return null
  const seconds = Math.round((value % 1) * 86_400)
  const bug = !is1904 && value < 60 ? 1 : 0
  const date = new Date(
    epoch[is1904 ? 1904 : 1900] + (Math.floor(value) + bug) * day + seconds * 1000,
  )
  const parts = dayFirst(format)
  const isHalfDay = parts.some((token) => /^(?:AM\/PM|A\/P)$/i.test(token))
  return parts
    .map((token, at) => (isLiteral(token) ? literal(token) : shownPart(token, at, parts)))
    .join('')
    .trim()

  function shownPart(token: string, at: number, all: readonly string[]): string {
    const kind = token.replace('[', '').charAt(0).toLowerCase()
    const padded = (number: number) => String(number).padStart(Math.min(token.length, 2), '0')
    const hours = date.getUTCHours()
    if (/^(?:AM\/PM|A\/P)$/i.test(token)) return hours < 12 ? 'AM' : 'PM'
    if (token.startsWith('[')) return String(Math.floor(value * 24))
    if (kind === 'y') return String(date.getUTCFullYear()).slice(token.length > 2 ? 0 : -2)
    if (kind === 'd' && token.length > 2) {
      const name = days[date.getUTCDay()] ?? ''
      return token.length === 3 ? name.slice(0, 3) : name
    }
    if (kind === 'd') return padded(date.getUTCDate())
    if (kind === 'h') return padded(isHalfDay ? hours % 12 || 12 : hours)
    if (kind === 's') return padded(date.getUTCSeconds())
    if (kind !== 'm') return /^\.0+$/.test(token) ? '' : token
    if (isMinutes(at, all)) return padded(date.getUTCMinutes())
    const month = date.getUTCMonth()
    if (token.length > 3) return months[month] ?? ''
    return token.length === 3 ? (monthsShort[month] ?? '') : padded(month + 1)
  }
}

/** Whether the `m` at this place means minutes: after hours, or before seconds. */
function isMinutes(at: number, all: readonly string[]): boolean {
  const isUnit = (token: string) => /^\[?[ymdhs]/i.test(token)
  const before = all.slice(0, at).findLast(isUnit)
  const after = all.slice(at + 1).find(isUnit)
  return /^\[?h/i.test(before ?? '') || /^\[?s/i.test(after ?? '')
}

/** Replaces a format of numbers that puts the month first. */
function dayFirst(parts: readonly string[]): readonly string[] {
  const units = parts.filter((token) => /^[ymd]/i.test(token))
  const order = units.map((token) => token.charAt(0).toLowerCase()).join('')
  const isNumeric = units.every((token) => /^(?:mm?|dd?|y+)$/i.test(token))
  if (!order.startsWith('mdy') || !isNumeric) return parts
  const hasTime = parts.some((token) => /^h/i.test(token))
  return tokensOf(hasTime ? 'dd/mm/yyyy hh:mm' : 'dd/mm/yyyy')
}

/** Fills the digits of a mask such as `00000` or `0# ## ## ## ##` from the right; null for others. */
function masked(value: number, parts: readonly string[]): string | null {
  const isPlace = (token: string) => /^[0#?]$/.test(token)
  const isMask =
    value >= 0 &&
    parts.every((token) => isPlace(token) || isLiteral(token) || /^[ ()/+-]$/.test(token))
  const places = parts.filter(isPlace)
  if (!isMask || places.length < 2) return null
  const digits = Array.from(String(Math.round(value)))
  let shown = ''
  for (const [at, token] of [...parts.entries()].toReversed()) {
    if (!isPlace(token)) {
      shown = (isLiteral(token) ? literal(token) : token) + shown
      continue
    }
    const isFirst = parts.findIndex(isPlace) === at
    const digit = isFirst ? digits.splice(0).join('') : digits.pop()
    shown = (digit || (token === '0' ? '0' : '')) + shown
  }
  return shown.trim()
}
