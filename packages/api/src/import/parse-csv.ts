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
  isUnclosed?: boolean
}

/** A row of CSV text. */
export interface CsvRow {
  cells: string[]
  /** Whether a cell begins with a quote that is never closed. */
  isUnclosed: boolean
}

/**
 * Yields the rows of CSV text (RFC 4180). It scans each character at most twice, and drops columns
 * beyond the limit. Lines end with LF, CR LF or CR. Text after a closing quote belongs to its cell;
 * a quote inside an unquoted cell is an ordinary character. A quote that is never closed is left
 * out, so that it cannot swallow the rows after it.
 *
 * @param separator one character
 */
export function* parseCsv(text: string, separator: string): Generator<CsvRow> {
  let at = 0
  while (at < text.length) {
    const row: CsvRow = { cells: [], isUnclosed: false }
    for (let column = 0; ; column += 1) {
      const { cell, end, isUnclosed } = parseCell(text, at, separator)
      if (column < importColumns) row.cells.push(cell)
      if (isUnclosed) row.isUnclosed = true
      at = end + 1
      if (text[end] !== separator) break
    }
    if (text[at - 1] === '\r' && text[at] === '\n') at += 1
    yield row
  }
}

function parseCell(text: string, start: number, separator: string): ParsedCell {
  if (text[start] !== '"') return parsePlain(text, start, separator)
  const { cell, end: afterQuote, isUnclosed } = parseQuoted(text, start + 1)
  if (isUnclosed || isOtherQuote(text, start, afterQuote, separator)) {
    return { ...parsePlain(text, start + 1, separator), isUnclosed: true }
  }
  const end = endOfCell(text, afterQuote, separator)
  return { cell: cell + text.slice(afterQuote, Math.min(end, afterQuote + kept)), end }
}

function parsePlain(text: string, start: number, separator: string): ParsedCell {
  const end = endOfCell(text, start, separator)
  return { cell: text.slice(start, Math.min(end, start + kept)), end }
}

/**
 * Whether the quote before `afterQuote` opens another cell rather than closing the one at `start`:
 * text follows it, and it is on another line or right after a separator.
 */
function isOtherQuote(text: string, start: number, afterQuote: number, separator: string): boolean {
  const follower = text[afterQuote]
  if (follower === undefined || ' \t\r\n'.includes(follower) || follower === separator) return false
  if (text[afterQuote - 2] === separator && afterQuote - 2 > start) return true
  const lineEnd = endOfLine(text, start)
  return lineEnd < afterQuote
}

function endOfLine(text: string, start: number): number {
  const ends = [text.indexOf('\n', start), text.indexOf('\r', start)].filter((end) => end >= 0)
  return Math.min(text.length, ...ends)
}

/** Parses up to the closing quote; unclosed if there is none. */
function parseQuoted(text: string, start: number): ParsedCell {
  let cell = ''
  for (let at = start; ;) {
    const quote = text.indexOf('"', at)
    const end = quote < 0 ? text.length : quote
    if (cell.length < kept) cell += text.slice(at, Math.min(end, at + kept))
    if (quote < 0) return { cell, end, isUnclosed: true }
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
