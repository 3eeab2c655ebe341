import fc from 'fast-check'
import { expect, it } from 'vitest'
import { checkDigit } from './check-digit.ts'
import { readLabel } from './read-label.ts'

const today = '2026-03-15'
const gs = '\u001d'

const fieldCharacters =
  '!"%&\'()*+,-./0123456789:;<=>?ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz'

const digits = (length: number) =>
  fc.string({
    unit: fc.constantFrom(...'0123456789'.split('')),
    minLength: length,
    maxLength: length,
  })

/**
 * True unless the text contains what looks like an expiry date. If such text is hidden in another
 * field, `readLabel` asks the person for the expiry date instead of reading it.
 */
const holdsNoExpiry = (text: string) => !/17\d{6}/.test(text)

/** Texts of fields: any text, and text that could be read as fields. */
const value = fc
  .oneof(
    fc.string({ unit: fc.constantFrom(...fieldCharacters.split('')), minLength: 1, maxLength: 20 }),
    fc.string({ unit: fc.constantFrom(...'0123457AB'.split('')), minLength: 1, maxLength: 20 }),
  )
  .filter(holdsNoExpiry)

/** A field of a label, with its meaning. `isOpen` means that FNC1 must end it. */
interface Field {
  text: string
  means: object
  isOpen: boolean
}

const gtin = digits(13).map((start) => start + checkDigit(start))
const date = fc.record({
  year: fc.integer({ min: 0, max: 50 }),
  month: fc.integer({ min: 1, max: 12 }),
  day: fc.integer({ min: 1, max: 28 }),
})
const two = (number: number) => String(number).padStart(2, '0')

const dated = (identifier: string, key: string) =>
  date.map(({ year, month, day }): Field => ({
    text: identifier + two(year) + two(month) + two(day),
    means: { [key]: `20${two(year)}-${two(month)}-${two(day)}` },
    isOpen: false,
  }))
const text = (identifier: string, key: string) =>
  value.map((meant): Field => ({ text: identifier + meant, means: { [key]: meant }, isOpen: true }))
const ignored = (content: fc.Arbitrary<string>, isOpen: boolean) =>
  content.map((ignoredText): Field => ({ text: ignoredText, means: {}, isOpen }))

const others = [
  text('10', 'lot'),
  text('21', 'serial'),
  dated('17', 'expiry'),
  dated('15', 'bestBefore'),
  dated('11', 'produced'),
  fc
    .integer({ min: 1, max: 99_999_999 })
    .filter((count) => holdsNoExpiry(String(count)))
    .map((count): Field => ({ text: `30${count}`, means: { count }, isOpen: true })),
  ignored(
    value.map((reference) => `240${reference}`),
    true,
  ),
  ignored(
    value.map((internal) => `91${internal}`),
    true,
  ),
  ignored(
    digits(3).map((country) => `422${country}`),
    true,
  ),
  ignored(
    digits(6).map((weight) => `3103${weight}`),
    false,
  ),
  ignored(
    digits(2).map((variant) => `20${variant}`),
    false,
  ),
]

/** A valid label: a GTIN and other fields in any order. */
const label = fc
  .tuple(
    gtin.map((meant): Field => ({ text: `01${meant}`, means: { gtin: meant }, isOpen: false })),
    ...others.map((field) => fc.option(field, { nil: null })),
  )
  .chain((fields) => {
    const present = fields.filter((field) => field !== null)
    return fc.shuffledSubarray(present, { minLength: present.length })
  })
  .filter((fields) => fields.map(({ text: field }) => field).join(gs).length <= 190)

const meaning = (fields: readonly Field[]) => ({
  kind: 'gs1',
  ...Object.assign({}, ...fields.map(({ means }) => means)),
  needsLotAndExpiry: false,
})

it('reads the fields of every valid label, in any order', () => {
  fc.assert(
    fc.property(label, fc.constantFrom(gs, '|', '{GS}'), (fields, separator) => {
      const scanned = fields.map((field) => field.text + (field.isOpen ? separator : '')).join('')
      fc.pre(scanned.length <= 197)
      expect(readLabel(`]d2${scanned}`, { separator, today })).toEqual(meaning(fields))
    }),
    { numRuns: 1000 },
  )
})

it('never reads a wrong value from a label that lost FNC1', () => {
  fc.assert(
    fc.property(label, fc.constantFrom('', ']C1'), (fields, prefix) => {
      const read = readLabel(prefix + fields.map((field) => field.text).join(''), { today })
      if (read.kind === 'plain') expect(prefix).toBe('')
      if (read.kind !== 'gs1') return
      const meant = meaning(fields)
      if (!read.needsLotAndExpiry) expect(read).toEqual(meant)
      else expect(meant).toMatchObject({ ...read, needsLotAndExpiry: false })
    }),
    { numRuns: 3000 },
  )
})

it('detects any single wrong digit in a GTIN', () => {
  fc.assert(
    fc.property(gtin, fc.nat(13), fc.integer({ min: 1, max: 9 }), (right, at, change) => {
      const digit = (Number(right[at]) + change) % 10
      const wrong = right.slice(0, at) + String(digit) + right.slice(at + 1)
      expect(readLabel(`01${wrong}10A`, { today })).toMatchObject({ reason: 'check-digit' })
    }),
  )
})

/** Any characters, including unpaired surrogates. */
const anyText = (maxLength: number) =>
  fc.string({
    unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
    maxLength,
  })

it('never throws, and only returns GTINs of 14 digits with a correct check digit', () => {
  const piece = fc.oneof(
    fc.constantFrom(...']d2 ]C1 ]E0 (01) ( ) 01 10 17 21 % /'.split(' '), gs, ' '),
    fc.constantFrom('https://', '/01/09506000134352', '?17=', '#', '0103400930000120', '+', '[)>'),
    digits(6),
    anyText(5),
  )
  const scanned = fc.oneof(
    anyText(220),
    fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')),
  )
  fc.assert(
    fc.property(scanned, fc.string({ maxLength: 2 }), (input, separator) => {
      const read = readLabel(input, { separator, today })
      if (read.kind !== 'gs1') return
      expect(read.gtin).toMatch(/^\d{14}$/)
      expect(checkDigit(read.gtin.slice(0, 13))).toBe(read.gtin[13])
    }),
    { numRuns: 2000 },
  )
})
