import { expect, it } from 'vitest'
import type { LabelData } from './label.ts'
import { belongsTo } from './label.ts'
import { readLabel } from './read-label.ts'

const today = '2026-03-15'
const read = (text: string) => readLabel(text, { today })

type Data = Partial<LabelData>
const product = (code: string, data: Data = {}) => ({
  kind: 'hibc',
  code,
  needsLotAndExpiry: false,
  ...data,
})

it.each([
  ['primary data', '+A123BJC5D6E71G', product('+A123BJC5D6E71G')],
  ['a short product', '+H124ABC0C', product('+H124ABC0C')],
  ['a unit of measure of its own', '+B0012X9B', product('+B0012X9B')],
  ['a check character that separates elsewhere', '+M423200801000/', product('+M423200801000/')],
  ['small letters', '+a123bjc5d6e71g', product('+A123BJC5D6E71G')],
  ['start and stop characters of Code 39', '*+A123BJC5D6E71G*', product('+A123BJC5D6E71G')],
  ['a symbology identifier', ']d1+A123BJC5D6E71G', product('+A123BJC5D6E71G')],
  [
    'a lot and an expiry',
    '+A123BJC5D6E71/$$3271231LOT7J',
    product('+A123BJC5D6E71G', { lot: 'LOT7', expiry: '2027-12-31' }),
  ],
  ['only a lot', '+A123BJC5D6E71/$LOT74', product('+A123BJC5D6E71G', { lot: 'LOT7' })],
  [
    'every field of a device',
    '+A123BJC5D6E71/$$420020216LOT123/SXYZ456789012345678/16D20130202U',
    product('+A123BJC5D6E71G', {
      lot: 'LOT123',
      serial: 'XYZ456789012345678',
      expiry: '2020-02-02',
      produced: '2013-02-02',
    }),
  ],
  [
    'a Julian date',
    '+A99912345/$$52001510X33',
    product('+A999123457', { lot: '10X3', expiry: '2020-01-15' }),
  ],
  [
    'the oldest format of the date',
    '+A123BJC5D6E71/27365LOT7V',
    product('+A123BJC5D6E71G', { lot: 'LOT7', expiry: '2027-12-31' }),
  ],
  [
    'an expiry and a serial number',
    '+A123BJC5D6E71/14D20271231/SSN422',
    product('+A123BJC5D6E71G', { serial: 'SN42', expiry: '2027-12-31' }),
  ],
  ['only a serial number', '+H124ABC0/$$+7SN42K', product('+H124ABC0C', { serial: 'SN42' })],
  [
    'a day that does not exist, about which a person is asked',
    '+A123BJC5D6E71/$$3271331LOT7K',
    product('+A123BJC5D6E71G', { lot: 'LOT7', needsLotAndExpiry: true }),
  ],
])('reads a product with %s', (_, text, expected) => {
  expect(read(text)).toEqual(expected)
})

it.each([
  ['a lot', '+$LOT7G5', { lot: 'LOT7' }],
  ['a serial number', '+$+SN42GM', { serial: 'SN42' }],
  ['MMYY', '+$$1227LOT7GD', { lot: 'LOT7', expiry: '2027-12-31' }],
  ['MMYY in February of a leap year', '+$$0228LOT7GD', { lot: 'LOT7', expiry: '2028-02-29' }],
  ['MMDDYY', '+$$2123127LOT7GJ', { lot: 'LOT7', expiry: '2027-12-31' }],
  ['YYMMDD', '+$$3271231LOT7GK', { lot: 'LOT7', expiry: '2027-12-31' }],
  ['YYMMDDHH', '+$$427123110LOT7GM', { lot: 'LOT7', expiry: '2027-12-31' }],
  ['YYJJJ', '+$$527365LOT7GT', { lot: 'LOT7', expiry: '2027-12-31' }],
  ['YYJJJHH', '+$$62736512LOT7GX', { lot: 'LOT7', expiry: '2027-12-31' }],
  ['no date', '+$$7LOT7G8', { lot: 'LOT7' }],
  [
    'two digits of quantity',
    '+$$8243271231LOT7GY',
    { lot: 'LOT7', expiry: '2027-12-31', count: 24 },
  ],
  ['a quantity and MMYY', '+$$8121227LOT7GO', { lot: 'LOT7', expiry: '2027-12-31', count: 12 }],
  ['five digits of quantity', '+$$9005007LOT7GM', { lot: 'LOT7', count: 500 }],
  ['a quantity alone', '+$$824GK', { count: 24 }],
  ['a date and a serial number', '+$$+3271231SN42G.', { serial: 'SN42', expiry: '2027-12-31' }],
  ['the oldest format', '+27365LOT7GW', { lot: 'LOT7', expiry: '2027-12-31' }],
  [
    'supplements',
    '+$$3271231LOT7/SSN42/16D20250131/Q50GW',
    { lot: 'LOT7', serial: 'SN42', expiry: '2027-12-31', produced: '2025-01-31', count: 50 },
  ],
  ['an expiry as supplement', '+$$7LOT7/14D20271231G+', { lot: 'LOT7', expiry: '2027-12-31' }],
  ['month 13', '+$$3271331LOT7GL', { lot: 'LOT7', needsLotAndExpiry: true }],
  ['day 400 of a year', '+$$527400LOT7GJ', { lot: 'LOT7', needsLotAndExpiry: true }],
])('reads secondary data with %s as a part of the label before', (_, text, data: Data) => {
  const expected = { kind: 'part', code: text, link: 'G', needsLotAndExpiry: false, ...data }
  expect(read(text)).toEqual(expected)
})

it.each([
  ['a product with a wrong check character', '+A123BJC5D6E71H', 'plain'],
  ['a product without its check character', '+A123BJC5D6E71', 'plain'],
  ['a telephone number', '+33612345678', 'plain'],
  ['secondary data with a wrong check character', '+$$3271231LOT7GX', 'invalid'],
  ['a whole label with a wrong check character', '+A99912345/$$52001510X3', 'invalid'],
  ['a quantity of zero', '+$$8003271231LOT7GX', 'invalid'],
])('does not read %s', (_, text, kind) => {
  expect(read(text).kind).toBe(kind)
})

it('connects a part with the product whose check character it repeats', () => {
  const part = read('+$$3271231LOT7GK')
  if (part.kind !== 'part') throw new Error('not a part')
  expect(belongsTo(part, { kind: 'hibc', code: '+A123BJC5D6E71G' })).toBe(true)
  expect(belongsTo(part, { kind: 'hibc', code: '+H124ABC0C' })).toBe(false)
  expect(belongsTo(part, { kind: 'gs1', code: '3400930000120' })).toBe(false)
})
