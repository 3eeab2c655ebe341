import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { telUrl } from './tel-url.ts'

it.each([
  ['06 12 34 56 78', 'tel:0612345678'],
  ['+33 (0)6 12.34-56 78', 'tel:+33612345678'],
  ['0033 (0) 6 12 34 56 78', 'tel:0033612345678'],
  ['(+33) 6 12 34 56 78', 'tel:+33612345678'],
  ['01 84 60 21 47 poste 12', 'tel:0184602147'],
  ['4012 poste 3', 'tel:4012'],
  ['555-2671 x12', 'tel:5552671'],
  ['01 84 60 21 47 #12', 'tel:0184602147'],
  ['(02) 99 78 40 12', 'tel:0299784012'],
  ['01 84 60 21 47 / 06 12 34 56 78', 'tel:0184602147'],
  ['01.84.60.21.47/06.12.34.56.78', 'tel:0184602147'],
  ['01 84 60 21 47 ou 06 12 34 56 78', 'tel:0184602147'],
  ['01 84 60 21 47, 06 12 34 56 78', 'tel:0184602147'],
  ['01 84 60 21 47\n06 12 34 56 78', 'tel:0184602147'],
  ['+49 (0)30/123456', 'tel:+4930123456'],
  ['01 84 60 21 47 (le matin)', 'tel:0184602147'],
  ['Tél. bureau 01 84 60 21 47', 'tel:0184602147'],
  ['Urgences : 01 84 60 21 47', 'tel:0184602147'],
  ['tel:+33184602147', 'tel:+33184602147'],
  ["079 123'45’67", 'tel:0791234567'],
  ['01 84 60 21 47 06 12 34 56 78', 'tel:0184602147'],
  ['01 84 60 21 47 le matin', 'tel:0184602147'],
  ['01 84 60 21 47 MATIN', 'tel:0184602147'],
])('finds the number in %j: %j', (value, url) => {
  expect(telUrl(value)).toBe(url)
})

it.each([
  ['01 84 60 21 47 (24/7)', 'tel:0184602147'],
  ['0 892 70 12 39 (0,35 €/min)', 'tel:0892701239'],
  ['01 84 60 21 47 – 48', 'tel:0184602147'],
  ['01 84 60 21 47 [1234]', 'tel:0184602147'],
  ['01 84 60 21 47 (2e ligne)', 'tel:0184602147'],
  ['01 84 60 21 47 7j/7 24h/24', 'tel:0184602147'],
  ['24/7 : 01 84 60 21 47', 'tel:0184602147'],
  ['3949 (0,35 €/min)', 'tel:3949'],
  ['118 218 2,99 €/appel puis 2,99 €/min', 'tel:118218'],
  ['020 7946 0958 (2nd line)', 'tel:02079460958'],
  ['1-800-FLOWERS (24/7)', 'tel:18003569377'],
  ['+41 44 123 45 67 – 68', 'tel:+41441234567'],
  ['+1 (415) 555-2671 [3]', 'tel:+14155552671'],
  ['+49 30 1234567 (24/7)', 'tel:+49301234567'],
  ['0721 12345 - 0', 'tel:0721123450'],
])('ends the number of %j where it is complete', (value, url) => {
  expect(telUrl(value)).toBe(url)
})

it.each([
  ['+33 01 84 60 21 47', 'tel:+33184602147'],
  ['+33 (01) 84 60 21 47', 'tel:+33184602147'],
  ['0033 01 84 60 21 47', 'tel:0033184602147'],
  ['33 1 84 60 21 47', 'tel:+33184602147'],
  ['33 (0)1 84 60 21 47', 'tel:+33184602147'],
  ['33184602147', 'tel:+33184602147'],
  ['+44 020 7946 0958', 'tel:+442079460958'],
  ['+39 (0)6 1234 5678', 'tel:+390612345678'],
  ['+39 06 1234 5678', 'tel:+390612345678'],
  ['0039 (0)2 1234567', 'tel:0039021234567'],
  ['+225 07 07 12 34 56', 'tel:+2250707123456'],
  ['+377 (0)93 15 00 00', 'tel:+37793150000'],
])('converts the country code of %j', (value, url) => {
  expect(telUrl(value)).toBe(url)
})

it.each([
  ['01/84/60/21/47', 'tel:0184602147'],
  ['01 / 84 / 60 / 21 / 47', 'tel:0184602147'],
  ['01 84 60 21/47', 'tel:0184602147'],
  ['+33/1/84/60/21/47', 'tel:+33184602147'],
  ['0470/12/34/56', 'tel:0470123456'],
  ['044/123/45/67', 'tel:0441234567'],
  ['01/84/60/21/47 / 06/12/34/56/78', 'tel:0184602147'],
  ['+49 30 12345678/79', 'tel:+493012345678'],
])('takes the slashes of %j for separators as long as digits are missing', (value, url) => {
  expect(telUrl(value)).toBe(url)
})

it.each([
  ['+1 (415) 555\u20112671', 'tel:+14155552671'],
  ['01\u201084\u201360\u201421\u221247', 'tel:0184602147'],
  ['01·84•60∙21⋅47', 'tel:0184602147'],
  ['01\u202f84\u00a060\u200921\u300047', 'tel:0184602147'],
  ['01\u00ad84\u200b60\u206021\ufe0f47', 'tel:0184602147'],
  ['＋３３\u3000（０）６－１２．３４／５６７８', 'tel:+33612345678'],
  ['٠١٨٤٦٠٢١٤٧', 'tel:0184602147'],
  ['+۳۳ ۶ ۱۲ ۳۴ ۵۶ ۷۸', 'tel:+33612345678'],
  ['\u200e+33 6 12 34 56 78\u202c', 'tel:+33612345678'],
  ['☎ 01 84 60 21 47', 'tel:0184602147'],
  ['📞️: +33 1 84 60 21 47', 'tel:+33184602147'],
])('converts the characters of %j', (value, url) => {
  expect(telUrl(value)).toBe(url)
})

it.each([
  ['1-800-FLOWERS', 'tel:18003569377'],
  ['1-800-flowers', 'tel:18003569377'],
  ['1 800 flowers', 'tel:18003569377'],
  ['1-800-GO-FEDEX', 'tel:18004633339'],
  ['+44 20 7946 TAXI', 'tel:+442079468294'],
  ['0800 abc DEF', 'tel:0800222333'],
])('converts the letters of %j to digits', (value, url) => {
  expect(telUrl(value)).toBe(url)
})

it.each([
  '',
  '12',
  '+',
  'sur demande',
  '+44 20 7946 taxi',
  '1-800-MOBILE',
  '1-800-ÉCOLES',
  '12 rue des Lilas',
  '01 84 ?? 21 47',
  '06 12 34 56 7…',
  '#31#0612345678',
  '++33 6 12 34 56 78',
  '+33 1 84 60 21 478',
  '+0 6 12 34 56 78',
  '01 84 (mobile) 60 21 47',
  '0721 123456 - 10',
  '044 123 45 67 – 68',
  '+33 +6 12 34 56 78',
  'javascript:alert(1)',
])('does not link %j', (value) => {
  expect(telUrl(value)).toBeNull()
})

const separators = Array.from(
  ' .-\u00a0\u202f\u2009\u3000\u2010\u2011\u2012\u2013\u2014\u2212\uff0d\u00b7\u2022\u00ad\u200b\uff0e\u30fb',
)
const systems = ['latn', 'arab', 'arabext', 'deva', 'beng', 'thai', 'fullwide', 'khmr', 'mymr']
/** Digits of German numbers, whose length is not known. */
const numbers = fc.array(fc.nat(9), { maxLength: 12 }).map((all) => [4, 9, 1, ...all])
const plus = fc.constantFrom('', '+', '＋')
const mark = fc.constantFrom('', '\u200e', '\u202a', '☎ ', '(', 'Tél. : ')
const tel = (sign: string, digits: readonly number[]): string =>
  `tel:${sign === '' ? '' : '+'}${digits.join('')}`

describe('any number', () => {
  const grouped = fc.tuple(fc.constantFrom(...separators), fc.integer({ min: 1, max: 4 }))

  it('is linked in full, in any script, with any separators and any leading mark', () => {
    fc.assert(
      fc.property(
        numbers,
        plus,
        mark,
        grouped,
        fc.constantFrom(...systems),
        (all, sign, before, [between, size], system) => {
          const numerals = new Intl.NumberFormat(`en-u-nu-${system}`)
          const groups = all.map((value, index) =>
            index > 0 && index % size === 0
              ? between + numerals.format(value)
              : numerals.format(value),
          )
          expect(telUrl(`${before}${sign}${groups.join('')}`)).toBe(tel(sign, all))
        },
      ),
    )
  })

  it('is never truncated: an unknown character inside it prevents a link', () => {
    const unknown = fc.constantFrom(...Array.from('?…~*%$^=<>@!":°€✓№é😀\u0001'))
    fc.assert(
      fc.property(numbers, fc.nat(), unknown, (all, at, character) => {
        const place = 1 + (at % (all.length - 1))
        const written = all.join('')
        expect(telUrl(written.slice(0, place) + character + written.slice(place))).toBeNull()
      }),
      { numRuns: 500 },
    )
  })

  it('is linked, if at all, to a prefix of the typed digits', () => {
    const pieces = fc.constantFrom(
      ...separators,
      '0',
      '12',
      '345',
      '+',
      '/',
      ',',
      'x',
      'ext',
      'ABC',
      'ou',
      '?',
      'é',
    )
    const keys = '22233344455566677778889999'
    const dialled = (letter: string) => keys.charAt(letter.toLowerCase().charCodeAt(0) - 97)
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
        const typed = `0${parts.join('')}`.trim()
        const url = telUrl(typed)
        if (url === null) return
        expect(url).toMatch(/^tel:\d{3,17}$/)
        const all = typed.replace(/[a-z]/gi, dialled).replace(/\D/g, '')
        // A zero after a country code is no part of the number.
        fc.pre(!all.startsWith('00'))
        expect(all.startsWith(url.slice('tel:'.length))).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })

  it('is found in linear time', () => {
    const started = performance.now()
    for (const piece of ['(0', '+', '1 ', 'a', ':', '\u200e', 'ABC-']) telUrl(piece.repeat(50_000))
    expect(performance.now() - started).toBeLessThan(2000)
  })
})
