import { cellCharacters, importColumns } from './limits.ts'

/** A cell longer than allowed is kept just long enough to be noticed. */
const kept = cellCharacters + 1

interface ParsedCell {
  cell: string
  /** Where its text ends: at a separator, at a line break or at the end. */
  end: number
}

/**
 * The rows of a CSV text (RFC 4180), one by one: each character is looked at once, and nothing is kept
 * of columns that are too far right. Lines end with LF, CR LF or CR. What follows a closing quote
 * belongs to its cell; a quote inside an unquoted cell is a character like any other.
 *
 * @param separator one character
 */
export function* parseCsv(text: string, separator: string): Generator<string[]> {
  let at = 0
  while (at < text.length) {
    const row: string[] = []
    for (let column = 0; ; column += 1) {
      const { cell, end } = parseCell(text, at, separator)
      if (column < importColumns) row.push(cell)
      at = end + 1
      if (text[end] !== separator) break
    }
    if (text[at - 1] === '\r' && text[at] === '\n') at += 1
    yield row
  }
}

function parseCell(text: string, start: number, separator: string): ParsedCell {
  if (text[start] !== '"') {
    const end = endOfCell(text, start, separator)
    return { cell: text.slice(start, Math.min(end, start + kept)), end }
  }
  const { cell, end: afterQuote } = parseQuoted(text, start + 1)
  const end = endOfCell(text, afterQuote, separator)
  return { cell: cell + text.slice(afterQuote, Math.min(end, afterQuote + kept)), end }
}

/** The text up to the closing quote; without one, up to the end. */
function parseQuoted(text: string, start: number): ParsedCell {
  let cell = ''
  for (let at = start; ;) {
    const quote = text.indexOf('"', at)
    const end = quote < 0 ? text.length : quote
    if (cell.length < kept) cell += text.slice(at, Math.min(end, at + kept))
    if (quote < 0) return { cell, end }
    if (text[quote + 1] !== '"') return { cell, end: quote + 1 }
    cell += cell.length < kept ? '"' : ''
    at = quote + 2
  }
}

function endOfCell(text: string, start: number, separator: string): number {
  const separatorCode = separator.charCodeAt(0)
  let at = start
  for (; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === separatorCode || code === 10 || code === 13) break
  }
  return at
}
