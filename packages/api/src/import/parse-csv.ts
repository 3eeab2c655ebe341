import { cellCharacters, importColumns } from './limits.ts'

/**
 * Maximum number of characters to add to a cell at once. One more than allowed is enough to detect
 * that the cell is too long.
 */
const kept = cellCharacters + 1

interface ParsedCell {
  cell: string
  /** Index of the separator or line break after the cell, or of the end of the text. */
  end: number
}

/**
 * Yields the rows of CSV text (RFC 4180). It scans each character once, and drops columns beyond
 * the limit. Lines end with LF, CR LF or CR. Text after a closing quote belongs to its cell; a
 * quote inside an unquoted cell is an ordinary character.
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

/** Parses up to the closing quote, or to the end if there is none. */
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
