import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvField, csvFormat, writeCsv, type CsvFormat } from './csv.ts'

const french = csvFormat('fr-FR')
const english = csvFormat('en-GB')

describe('csvFormat', () => {
  it('derives the field separator and the decimal mark from the language', () => {
    expect(french).toEqual({ separator: ';', decimalMark: ',' })
    expect(english).toEqual({ separator: ',', decimalMark: '.' })
  })
})

describe('csvField', () => {
  it.each(['=1+1', '+33 6', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1', '＠x'])(
    'writes %j as text, not as a formula',
    (text) => {
      expect(csvField(text, french).replace(/^"/, '')).toMatch(/^'/)
    },
  )

  it('keeps numbers numeric, including negative ones', () => {
    expect(csvField(-1.5, french)).toBe('-1,5')
    expect(csvField(-1.5, english)).toBe('-1.5')
  })

  it('writes dates, and an empty field for a missing value', () => {
    expect(csvField(new Date(2026, 10, 21), french)).toBe('2026-11-21')
    expect(csvField(new Date(2026, 10, 21, 9, 5), french)).toBe('2026-11-21 09:05:00')
    expect(csvField(null, french)).toBe('')
    expect(csvField(true, french)).toBe('true')
  })

  it('quotes separators, quotes and line breaks', () => {
    expect(csvField('Martin; Éloïse', french)).toBe('"Martin; Éloïse"')
    expect(csvField('dite "Zoé"', english)).toBe('"dite ""Zoé"""')
    expect(csvField('Martin; Éloïse', english)).toBe('Martin; Éloïse')
  })
})

/** Parses RFC 4180 CSV like a spreadsheet. */
function parse(csv: string, { separator }: CsvFormat): string[][] {
  const lines: string[][] = [[]]
  const text = csv.slice(1)
  let at = 0
  while (at < text.length) {
    let field = ''
    if (text[at] === '"') {
      for (at++; text[at] !== '"' || text[at + 1] === '"'; at++) {
        if (text[at] === '"') at++
        field += text[at]
      }
      at++
    } else {
      while (at < text.length && text[at] !== separator && text[at] !== '\r') field += text[at++]
    }
    lines.at(-1)?.push(field)
    if (text[at] === separator) at++
    else {
      at += 2
      if (at < text.length) lines.push([])
    }
  }
  return lines
}

it('round-trips any text', () => {
  const text = fc.string({
    unit: fc.constantFrom('a', 'é', '"', "'", ';', ',', '\r', '\n', '=', ' ', '\t'),
  })
  const lines = fc.array(fc.array(text, { minLength: 2, maxLength: 2 }), { minLength: 1 })
  fc.assert(
    fc.property(lines, fc.constantFrom(french, english), (table, format) => {
      const csv = writeCsv(table, format)
      expect(csv.startsWith('\ufeff')).toBe(true)
      const read = parse(csv, format).map((line) =>
        line.map((field) => field.replace(/^'(?='*[=+\-@\t\r\n])/, '')),
      )
      expect(read).toEqual(table)
    }),
    { numRuns: 500 },
  )
})
