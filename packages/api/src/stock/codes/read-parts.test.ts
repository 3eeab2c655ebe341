import { expect, it } from 'vitest'
import type { LabelData } from './label.ts'
import { belongsTo } from './label.ts'
import { readLabel } from './read-label.ts'

const today = '2026-03-15'
const gs = '\u001d'
const read = (text: string) => readLabel(text, { today })

type Data = Partial<LabelData>

it.each([
  ['a prefix', ']C1172703311 0ABC'.replace(' ', ''), { lot: 'ABC', expiry: '2027-03-31' }],
  ['a prefix before a lot alone', ']C110ABC', { lot: 'ABC' }],
  ['FNC1 between the fields', `10ABC${gs}21X`, { lot: 'ABC', serial: 'X' }],
  ['FNC1 at the start', `${gs}10ABC`, { lot: 'ABC' }],
  ['brackets', '(17)270331(10)A2112', { lot: 'A2112', expiry: '2027-03-31' }],
  ['brackets around a lot alone', '(10) A-1', { lot: 'A-1' }],
  ['an SSCC', '00340123450000000017', {}],
  ['an SSCC behind a prefix', ']C100340123450000000017', {}],
  ['an SSCC in brackets', '(00)340123450000000017', {}],
  ['a date and a lot', '1727033110LB4', { lot: 'LB4', expiry: '2027-03-31' }],
  ['a date and a lot of digits', '17270331101234', { lot: '1234', expiry: '2027-03-31' }],
  ['two dates', '1727033111250331', { expiry: '2027-03-31', produced: '2025-03-31' }],
  ['a best-before date and a count', '1527033130050', { bestBefore: '2027-03-31', count: 50 }],
  [
    'a date and a lot that could hold a serial number',
    '1727033110A2112',
    { expiry: '2027-03-31', needsLotAndExpiry: true },
  ],
  ['a lot before its date', '10ABC17270331', { needsLotAndExpiry: true }],
  [
    'blanks between the fields',
    '17 270331 10 ABC',
    { expiry: '2027-03-31', needsLotAndExpiry: true },
  ],
  ['a date that does not exist', ']C11727133110ABC', { lot: 'ABC', needsLotAndExpiry: true }],
])('recognises a part of a label by %s', (_, text, data: Data) => {
  expect(read(text)).toMatchObject({ kind: 'part', needsLotAndExpiry: false, ...data })
})

it.each([
  ['a lot alone', '10ABC'],
  ['a number of four digits', '2134'],
  ['a CIP7', '3014544'],
  ['a date alone', '17270331A'],
  ['a reference', '21-CS/10'],
  ['a reference with a blank', '10 ABC'],
  ['two fields without a date', '10ABC21X'],
  ['a date that does not exist', '1727133110'],
  ['twenty digits that are no SSCC', '00340123450000000018'],
  ['a text in brackets', '(12) compresses'],
  ['the number of a shelf', '91-A-12'],
  ['a telephone number', '0612345678'],
])('leaves %s a code', (_, text) => {
  expect(read(text)).toEqual({ kind: 'plain', code: text })
})

it('rejects a text in which a GTIN may be hidden', () => {
  expect(read('10A0103400930000120')).toEqual({ kind: 'invalid', reason: 'ambiguous' })
})

it('connects a part with any product but HIBC', () => {
  const part = read(']C110ABC')
  if (part.kind !== 'part') throw new Error('not a part')
  expect(belongsTo(part, { kind: 'gs1', code: '3400930000120' })).toBe(true)
  expect(belongsTo(part, { kind: 'plain', code: '3014544' })).toBe(true)
  expect(belongsTo(part, { kind: 'hibc', code: '+A123BJC5D6E71G' })).toBe(false)
})
