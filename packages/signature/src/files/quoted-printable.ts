import { utf8 } from './encode.ts'

/**
 * Maximum line length without the `=` of a soft break, which is the 76th character at most (RFC
 * 2045, section 6.7).
 */
const longestLine = 75

const equalsSign = 0x3d
const tab = 0x09
const space = 0x20

/** Encodes text as UTF-8 in quoted-printable with CRLF line endings (RFC 2045, section 6.7). */
export function quotedPrintable(text: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .map(encodeLine)
    .join('\r\n')
}

function encodeLine(line: string): string {
  const bytes = utf8(line)
  const rows: string[] = []
  let row = ''
  bytes.forEach((byte, index) => {
    const token = isLiteral(byte, index === bytes.length - 1)
      ? String.fromCharCode(byte)
      : `=${byte.toString(16).toUpperCase().padStart(2, '0')}`
    if (row.length + token.length > longestLine) {
      rows.push(`${row}=`)
      row = ''
    }
    row += token
  })
  rows.push(row)
  return rows.join('\r\n')
}

function isLiteral(byte: number, isLast: boolean): boolean {
  if (byte === tab || byte === space) return !isLast
  return byte > space && byte < 0x7f && byte !== equalsSign
}
