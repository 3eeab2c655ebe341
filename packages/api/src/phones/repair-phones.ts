import type { Phones } from './create-phones.ts'

/** A cell that a spreadsheet keeps as text: ="0612345678" or '0612345678. */
const quoted = /^=?["'’]?(.*?)["'’]?$/s
/** How many numbers of a column are asked whether they are of the country. */
const sampleSize = 200
const bareDigits = /^[1-9]\d{5,14}$/

/** Returns a cell without the marks and schemes around its number. */
function unquoted(cell: string): string {
  const isMarked = /^(?:=|['"’])/.test(cell)
  const text = isMarked ? (quoted.exec(cell)?.[1] ?? cell) : cell
  return text.trim().replace(/^tel:/i, '')
}

/**
 * Repairs the phone numbers of an imported column: removes the marks of spreadsheets, completes a
 * country code (33612345678, +330612345678, +33 (0)6…), and restores the leading zero that
 * spreadsheets drop, but only if most numbers of the column are then numbers of the country.
 * Returns what cannot be a number unchanged.
 */
export function repairPhones(cells: readonly string[], phones: Phones, country: string): string[] {
  const isNumber = (text: string) => typeof phones.read(text, country) !== 'string'
  const keyOf = (text: string): string => {
    const read = phones.read(text, country)
    return typeof read === 'string' ? '' : read.key
  }
  const texts = cells.map(unquoted)
  const withZero = (text: string) => (bareDigits.test(text) ? `0${text}` : text)
  const isOwn = (text: string) => {
    const read = phones.read(withZero(text), country)
    return typeof read !== 'string' && !read.grouped.startsWith('+')
  }
  const filled = texts.filter((text) => text !== '').slice(0, sampleSize)
  const agrees = filled.filter(isOwn).length * 2 > filled.length

  return texts.map((text) => {
    if (/^\+?\d{8,17}$/.test(text)) {
      const key = keyOf(`+${text.replace(/^(?:\+|00)/, '')}`)
      const national = keyOf(text)
      const isInternational =
        /^(?:\+|00)/.test(text) || (text.length > 9 && !text.startsWith('0') && national === key)
      if (isInternational && key !== '') return key
    }
    const lacksZero = agrees && bareDigits.test(text) && !isNumber(text)
    if (lacksZero && isNumber(`0${text}`)) return `0${text}`
    return text.replace(/^00(?=[1-9])/, '+').replace(/^(\+\d{1,3})\s*\(0\)\s*/, '$1 ')
  })
}
