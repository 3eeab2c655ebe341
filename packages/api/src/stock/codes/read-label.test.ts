import { expect, it } from 'vitest'
import type { Gs1Label, InvalidReason } from './label.ts'
import { readLabel } from './read-label.ts'

const today = '2026-03-15'
/** FNC1, as scanners send it. */
const gs = '\u001d'

type Certain = Omit<Partial<Gs1Label>, 'kind' | 'needsLotAndExpiry'>

const product = (gtin: string, more: Certain = {}) => ({
  kind: 'gs1',
  gtin,
  ...more,
  needsLotAndExpiry: false,
})
const gtinOnly = (gtin: string, more: Certain = {}) => ({
  kind: 'gs1',
  gtin,
  ...more,
  needsLotAndExpiry: true,
})
const plain = (code: string) => ({ kind: 'plain', code })
const invalid = (reason: InvalidReason, identifier?: string) => ({
  kind: 'invalid',
  reason,
  ...(identifier !== undefined && { identifier }),
})

it.each([
  [
    'a medicine: DataMatrix with lot before serial number',
    `]d201034009300001201727033110A1234${gs}21SN0001`,
    product('03400930000120', { expiry: '2027-03-31', lot: 'A1234', serial: 'SN0001' }),
  ],
  [
    'a medicine without symbology identifier, serial number first',
    `010340093576543721AX9${gs}1726123110B7`,
    product('03400935765437', { serial: 'AX9', expiry: '2026-12-31', lot: 'B7' }),
  ],
  [
    'a medicine whose scanner sends FNC1 also at the start',
    `${gs}01034009550000131728063010LOT9${gs}`,
    product('03400955000013', { expiry: '2028-06-30', lot: 'LOT9' }),
  ],
  [
    'a medicine with its national number',
    `]d20103400930000120172703317113400930000120${gs}10C5`,
    product('03400930000120', { expiry: '2027-03-31', lot: 'C5' }),
  ],
  [
    'a device: GS1-128 with expiry and lot',
    `]C10107613327176544${gs}1729013110KX77`,
    product('07613327176544', { expiry: '2029-01-31', lot: 'KX77' }),
  ],
  [
    'a box of devices, whose GTIN starts with 1',
    `]C101176133271765411729013110KX77${gs}30050`,
    product('17613327176541', { expiry: '2029-01-31', lot: 'KX77', count: 50 }),
  ],
  [
    'a dental supply with two dates, serial number and reference',
    `]d20108806388269617112302141728021310230214A3263-01${gs}21059${gs}240ARO4808C`,
    product('08806388269617', {
      produced: '2023-02-14',
      expiry: '2028-02-13',
      lot: '230214A3263-01',
      serial: '059',
    }),
  ],
  [
    'a device without expiry date',
    `]d20107300016350759112308111011082${gs}215643`,
    product('07300016350759', { produced: '2023-08-11', lot: '11082', serial: '5643' }),
  ],
  ['a GS1 QR Code', `]Q30107300016350759${gs}10Q1`, product('07300016350759', { lot: 'Q1' })],
  ['a GS1 DataBar', ']e00107300016350759', product('07300016350759')],
  [
    'a dressing with a best-before date, which is no expiry date',
    `010400638133393115270930${gs}10D4`,
    product('04006381333931', { bestBefore: '2027-09-30', lot: 'D4' }),
  ],
  [
    'a pallet: number, content and count',
    `]C10034012345000000001702034009300001203712${gs}10P3`,
    product('03400930000120', { count: 12, lot: 'P3' }),
  ],
  [
    'a weighed product with company-internal fields',
    `]C101073000163507593103001250${gs}91internal${gs}10W2`,
    product('07300016350759', { lot: 'W2' }),
  ],
  [
    'fields with a fixed length that FNC1 ends all the same',
    `0107300016350759${gs}17270331${gs}422250${gs}10F1`,
    product('07300016350759', { expiry: '2027-03-31', lot: 'F1' }),
  ],
  [
    'a lot in lower case with special characters',
    `010730001635075910a-1/b_2${gs}17270331`,
    product('07300016350759', { lot: 'a-1/b_2', expiry: '2027-03-31' }),
  ],
  [
    'a lot of 20 characters',
    `010730001635075910ABCDEFGHIJKLMNOPQRST${gs}17270331`,
    product('07300016350759', { lot: 'ABCDEFGHIJKLMNOPQRST', expiry: '2027-03-31' }),
  ],
  [
    'the same field twice with the same value',
    `]d2010730001635075910S1${gs}10S1`,
    product('07300016350759', { lot: 'S1' }),
  ],
  [
    'a lot that looks like an expiry date beside the real one',
    `0107300016350759172703311017280101${gs}21X`,
    product('07300016350759', { expiry: '2027-03-31', lot: '17280101', serial: 'X' }),
  ],
  ['line ends around a label', '\t0107300016350759\r\n', product('07300016350759')],
])('reads %s', (_, text, expected) => {
  expect(readLabel(text, { today })).toEqual(expected)
})

it.each([
  ['day 00 of a month with 31 days', '17270100', '2027-01-31'],
  ['day 00 of February', '17270200', '2027-02-28'],
  ['day 00 of February in a leap year', '17280200', '2028-02-29'],
  ['the leap day', '17280229', '2028-02-29'],
  ['50 years ahead', '17760101', '2076-01-01'],
  ['51 years ahead, which is 49 years ago', '17770101', '1977-01-01'],
  ['last century', '17991231', '1999-12-31'],
])('reads the date %s', (_, field, expiry) => {
  expect(readLabel(`0107300016350759${field}`, { today })).toEqual(
    product('07300016350759', { expiry }),
  )
})

it.each([
  ['2060-01-01', '2110-05-01'],
  ['2059-12-31', '2010-05-01'],
  ['1999-06-01', '2010-05-01'],
])('chooses the century relative to %s', (day, expiry) => {
  expect(readLabel('010730001635075917100501', { today: day })).toMatchObject({ expiry })
})

it.each([
  ['EAN-13', '3400930000120', '03400930000120'],
  ['EAN-13 with symbology identifier', ']E03400930000120', '03400930000120'],
  ['EAN-13 as printed, with spaces', '3 400930 000120', '03400930000120'],
  ['EAN-8', '40123455', '00000040123455'],
  ['EAN-8 with symbology identifier', ']E496385074', '00000096385074'],
  ['UPC-A', '036000291452', '00036000291452'],
  ['UPC-A sent as EAN-13', '0036000291452', '00036000291452'],
  ['GTIN-14', '17613327176541', '17613327176541'],
  ['ITF-14', ']I117613327176541', '17613327176541'],
  ['EAN-13 in an ordinary Code 128', ']C04006381333931', '04006381333931'],
])('reads a bare %s', (_, text, gtin) => {
  expect(readLabel(text, { today })).toEqual(product(gtin))
})

it.each([
  [
    'all identifiers in brackets',
    '(01)03400930000120(17)270331(10)A2112(21)S9',
    product('03400930000120', { expiry: '2027-03-31', lot: 'A2112', serial: 'S9' }),
  ],
  [
    'spaces around fields and in numbers',
    ' (01) 0340 0930 0001 20 (17) 27 03 31 (10) a2112 ',
    product('03400930000120', { expiry: '2027-03-31', lot: 'a2112' }),
  ],
  [
    'brackets inside a lot',
    '(01)03400930000120(10)AB(C)7',
    product('03400930000120', { lot: 'AB(C)7' }),
  ],
  [
    'brackets in a bar code that is not GS1',
    `]C0(10)A1${gs}(01)03400930000120`,
    product('03400930000120', { lot: 'A1' }),
  ],
])('reads a printed text with %s', (_, text, expected) => {
  expect(readLabel(text, { today })).toEqual(expected)
})

it.each([
  [
    'lot, serial number and expiry',
    'https://id.gs1.org/01/09506000134352/10/A2112/21/S9?17=270331',
    product('09506000134352', { lot: 'A2112', serial: 'S9', expiry: '2027-03-31' }),
  ],
  [
    'another host, a longer path and other parameters',
    'https://shop.example/fr/01/09506000134352?linkType=all&11=260101#top',
    product('09506000134352', { produced: '2026-01-01' }),
  ],
  [
    'escaped characters',
    'HTTPS://ID.GS1.ORG/01/09506000134352/10/A%2F1%2b',
    product('09506000134352', { lot: 'A/1+' }),
  ],
  ['a slash at the end', ']Q1http://a.example/01/09506000134352/', product('09506000134352')],
  ['13 digits', 'https://id.gs1.org/01/3400930000120', product('03400930000120')],
  ['12 digits', 'https://id.gs1.org/01/036000291452', product('00036000291452')],
  ['8 digits', 'https://id.gs1.org/01/40123455', product('00000040123455')],
  [
    'names',
    'https://a.example/gtin/3400930000120/lot/L7',
    product('03400930000120', { lot: 'L7' }),
  ],
  [
    'names in capitals and a date',
    'https://A.EXAMPLE/GTIN/03400930000120/SER/9?EXP=270331',
    product('03400930000120', { serial: '9', expiry: '2027-03-31' }),
  ],
  [
    'a query',
    'https://a.example/?01=3400930000120&10=L7',
    product('03400930000120', { lot: 'L7' }),
  ],
  ['names in a query', 'https://a.example/p?x=1&gtin=40123455', product('00000040123455')],
])('reads a GS1 Digital Link with %s', (_, text, expected) => {
  expect(readLabel(text, { today })).toEqual(expected)
})

it.each([
  [
    'a lot at the end that nothing else can be',
    '01034009300001201727033110L4567',
    product('03400930000120', { expiry: '2027-03-31', lot: 'L4567' }),
  ],
  [
    'only fields with fixed length',
    '01034009300001201727033111250331',
    product('03400930000120', { expiry: '2027-03-31', produced: '2025-03-31' }),
  ],
  [
    'the GTIN after the expiry date',
    '1727033101034009300001201012',
    product('03400930000120', { expiry: '2027-03-31', lot: '12' }),
  ],
  [
    'a lot that could contain a serial number',
    '01034009300001201727033110A2112',
    gtinOnly('03400930000120', { expiry: '2027-03-31' }),
  ],
  [
    'a lot followed by a serial number',
    ']d201034009300001201727033110ABC12321XYZ',
    gtinOnly('03400930000120', { expiry: '2027-03-31' }),
  ],
  ['a lot before the expiry date', '010340093000012010ABC12317270331', gtinOnly('03400930000120')],
  ['a serial number first', '010340093000012021AX917270331', gtinOnly('03400930000120')],
  [
    'a lot that is too long unless it is cut',
    '010340093000012010ABCDEFGHIJKLMNOPQRS21XY',
    gtinOnly('03400930000120'),
  ],
  ['a count followed by a lot', ']C101034009300001203012010ABC', gtinOnly('03400930000120')],
  ['a lot before the GTIN', ']C110ABC0103400930000120', invalid('ambiguous')],
  [
    'spaces instead',
    '01 03400930000120 17 270331 10 ABC',
    gtinOnly('03400930000120', { expiry: '2027-03-31' }),
  ],
])('uses only the certain fields of a label without FNC1: %s', (_, text, expected) => {
  expect(readLabel(text, { today })).toEqual(expected)
})

it.each([
  ['the lot', `010340093000012010ABC17270331${gs}21XYZ`],
  ['the serial number', `010340093000012021X17270331Y${gs}10ABC`],
])('asks for lot and expiry when an expiry date is hidden in %s', (_, text) => {
  expect(readLabel(text, { today })).toEqual(gtinOnly('03400930000120'))
})

it.each([
  ['day 32', '17270332', {}],
  ['month 00', '17270031', {}],
  ['month 13', '17271301', {}],
  ['zeros', '17000000', {}],
  ['nines', '17999999', {}],
  ['the leap day of an ordinary year', '17270229', {}],
  ['31 April before the lot', '1727043110L4', { lot: 'L4' }],
  ['31 June behind the lot', `10L4${gs}17270631`, { lot: 'L4' }],
  [
    'a date that contradicts the best-before date',
    '152703311727133110L4',
    { lot: 'L4', bestBefore: '2027-03-31' },
  ],
  ['a best-before date without an expiry', '15271331', {}],
])('keeps the rest of a label with an impossible expiry: %s', (_, fields, more) => {
  expect(readLabel(`0103400930000120${fields}`, { today })).toEqual(
    gtinOnly('03400930000120', more),
  )
})

it.each([
  ['production', '11270431'],
  ['packaging', '13270431'],
  ['best before, beside an expiry', '15270431'],
  ['due', '12270431'],
  ['sale', '16270431'],
  ['harvest', `7007270431${gs}`],
])('ignores an impossible date of %s', (_, field) => {
  expect(readLabel(`0103400930000120${field}1727033110L4`, { today })).toEqual(
    product('03400930000120', { expiry: '2027-03-31', lot: 'L4' }),
  )
})

it.each([
  ['{GS}', '01034009300001201727033110A1{GS}21S9'],
  ['{gs}', '01034009300001201727033110A1{gs}21S9'],
  ['[GS]', '01034009300001201727033110A1[GS]21S9'],
  ['{FNC1}', '{FNC1}01034009300001201727033110A1'],
])('says that the scanner sends %s for FNC1', (_, text) => {
  expect(readLabel(text, { today })).toEqual(invalid('separator'))
})

it.each([
  ['one character', '|'],
  ['several characters', '{GS}'],
  ['character 29', gs],
])('accepts %s instead of FNC1', (_, separator) => {
  expect(
    readLabel(`01034009300001201727033110A2112${separator}21S9`, { separator, today }),
  ).toEqual(product('03400930000120', { expiry: '2027-03-31', lot: 'A2112', serial: 'S9' }))
})

it('trusts a text without FNC1 when the scanner is known to send FNC1', () => {
  expect(readLabel('01034009300001201727033110A2112', { separator: gs, today })).toEqual(
    product('03400930000120', { expiry: '2027-03-31', lot: 'A2112' }),
  )
})

it('asks for lot and expiry if FNC1 is missing before the expiry date, even when the scanner is known to send it', () => {
  expect(readLabel('010340093000012010ABC12317270331', { separator: '|', today })).toEqual(
    gtinOnly('03400930000120'),
  )
})

it('ignores a separator that a lot could contain', () => {
  expect(readLabel('010340093000012010A/21B', { separator: '/', today })).toEqual(
    gtinOnly('03400930000120'),
  )
})

it.each([
  [
    'PPN',
    `[)>\u001e06${gs}9N110375286414${gs}1TABC123${gs}D271231\u001e\u0004`,
    `[)>\u001e06${gs}9N110375286414${gs}1TABC123${gs}D271231\u001e\u0004`,
  ],
  ['ISBT 128', '=W00001234567800', '=W00001234567800'],
  ['free text', ' Gants nitrile M ', 'Gants nitrile M'],
  ['a reference that starts like a lot', '10ABC123', '10ABC123'],
  ['a reference that contains the separator', '10|ABC', '10|ABC'],
  ['text in brackets', '(12) compresses', '(12) compresses'],
  ['13 digits that are not an EAN-13', '3400930000121', '3400930000121'],
  ['digits of another length', '340093000012', '340093000012'],
  ['letters in what could be a GTIN', '01034009300A0120', '01034009300A0120'],
  ['a web address', 'https://example.com/2026/01/15', 'https://example.com/2026/01/15'],
  [
    'a web address that continues after the GTIN',
    'https://example.com/01/09506000134352/avis',
    'https://example.com/01/09506000134352/avis',
  ],
])('treats %s as a plain code', (_, text, code) => {
  expect(readLabel(text, { separator: '|', today })).toEqual(plain(code))
})
