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
  let width: number | null = null
  while (at < text.length) {
    const row: CsvRow = { cells: [], isUnclosed: false }
    for (let column = 0; ; column += 1) {
      const { cell, end, isUnclosed } = parseCell({ text, separator, width }, at)
      if (column < importColumns) row.cells.push(cell)
      if (isUnclosed) row.isUnclosed = true
      at = end + 1
      if (text[end] !== separator) break
    }
    if (text[at - 1] === '\r' && text[at] === '\n') at += 1
    width ??= row.cells.length
    yield row
  }
}

interface CsvText {
  text: string
  separator: string
  /** Number of columns of the first row; null while it is parsed. */
  width: number | null
}

function parseCell(csv: CsvText, start: number): ParsedCell {
  const { text, separator } = csv
  if (text[start] !== '"') return parsePlain(text, start, separator)
  const { cell, end: afterQuote, isUnclosed } = parseQuoted(text, start + 1)
  if (isUnclosed || isOtherQuote(csv, start, afterQuote)) {
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
 * Whether the quote before `afterQuote` belongs to another cell rather than closing the one at
 * `start`: text follows it on another line or right after a separator, or the quotes are strays in
 * two lines that are complete rows without them.
 */
function isOtherQuote({ text, separator, width }: CsvText, start: number, afterQuote: number) {
  const follower = text[afterQuote] ?? '\n'
  const isFollowed = !' \t\r\n'.includes(follower) && follower !== separator
  if (isFollowed && afterQuote - 2 > start && text[afterQuote - 2] === separator) return true
  if (endOfLine(text, start, afterQuote) === afterQuote) return false
  if (isFollowed) return true
  const isRow = (at: number) => columnsOfLine(text, at, separator) === width
  return width !== null && width > 1 && isRow(start) && isRow(afterQuote - 1)
}

const isLineBreak = (code: number) => code === 10 || code === 13

/** Returns the index of the next line break, or `end` if there is none before it. */
function endOfLine(text: string, start: number, end = text.length): number {
  let at = start
  while (at < end && !isLineBreak(text.charCodeAt(at))) at += 1
  return at
}

/** Counts the columns of the line at `at`, as if it contained no quotes. */
function columnsOfLine(text: string, at: number, separator: string): number {
  let start = at
  while (start > 0 && !isLineBreak(text.charCodeAt(start - 1))) start -= 1
  return text.slice(start, endOfLine(text, at)).split(separator).length
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
