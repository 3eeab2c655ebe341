import { getCountries } from 'libphonenumber-js/max'
import * as mobileLibrary from 'libphonenumber-js/mobile'
import * as minLibrary from 'libphonenumber-js/min'
import examples from 'libphonenumber-js/mobile/examples'
import { describe, expect, it } from 'vitest'
import { readEmployees } from '../import/read-employees.ts'
import { countries } from './countries.ts'
import { createPhones } from './create-phones.ts'
import { phoneMessage } from './phone-messages.ts'
import { repairPhones } from './repair-phones.ts'
import { phones } from './server-phones.ts'

const browserPhones = createPhones(minLibrary, examples)
const browserMobiles = createPhones(mobileLibrary, examples)

describe('a phone number', () => {
  it.each([
    ['FR', '06 12 34 56 78', '+33612345678', '06 12 34 56 78'],
    ['FR', '0612345678', '+33612345678', '06 12 34 56 78'],
    ['FR', '+33 (0)6 12 34 56 78', '+33612345678', '06 12 34 56 78'],
    ['FR', '0033 6 12 34 56 78', '+33612345678', '06 12 34 56 78'],
    ['FR', '33612345678', '+33612345678', '06 12 34 56 78'],
    ['FR', '+330612345678', '+33612345678', '06 12 34 56 78'],
    ['FR', '01/84/60/21/47', '+33184602147', '01 84 60 21 47'],
    ['FR', '01 84 60 21 47 poste 12', '+33184602147', '01 84 60 21 47'],
    ['FR', '01 84 60 21 47 ext. 12', '+33184602147', '01 84 60 21 47'],
    ['FR', '0 892 70 12 39', '0892701239', '0 892 70 12 39'],
    ['FR', '3949', '3949', '39 49'],
    ['FR', '10 13', '1013', '10 13'],
    ['FR', '118 218', '118218', '118 218'],
    ['FR', '0690 12 34 56', '+590690123456', '0690 12 34 56'],
    ['FR', '+262 692 12 34 56', '+262692123456', '0692 12 34 56'],
    ['FR', '0596 50 12 34', '+596596501234', '0596 50 12 34'],
    ['RE', '0692 12 34 56', '+262692123456', '0692 12 34 56'],
    ['FR', '+49 (0)30 123456', '+4930123456', '+49 30 123456'],
    ['DE', '030 123456', '+4930123456', '030 123456'],
    ['DE', '+33 6 12 34 56 78', '+33612345678', '+33 6 12 34 56 78'],
    ['FR', '+39 (0)6 1234 5678', '+390612345678', '+39 06 1234 5678'],
    ['IT', '06 1234 5678', '+390612345678', '06 1234 5678'],
    ['FR', '+1 (415) 555-2671 x12', '+14155552671', '+1 415 555 2671'],
    ['US', '1-800-FLOWERS', '+18003569377', '(800) 356-9377'],
    ['GB', '020 7946 0958', '+442079460958', '020 7946 0958'],
    ['BE', '0470 12 34 56', '+32470123456', '0470 12 34 56'],
    ['CH', '044 668 18 00', '+41446681800', '044 668 18 00'],
    ['FR', '07 00 00 00 00', '+33700000000', '07 00 00 00 00'],
  ])('in %s: %s', (country, typed, key, grouped) => {
    expect(phones.read(typed, country)).toEqual({ key, grouped })
    expect(browserPhones.read(typed, country)).toMatchObject({ grouped: expect.any(String) })
  })

  it.each([
    ['FR', '3,3612E+10', 'scientific'],
    ['FR', '3.3612345678E10', 'scientific'],
    ['FR', 'sur demande', 'characters'],
    ['FR', '06 12 34 56 78 / 01 84 60 21 47 le soir', 'characters'],
    ['FR', '06 12 34 56', 'too_short'],
    ['FR', '06 12 34 56 78 9', 'too_long'],
    ['FR', '612345678', 'no_zero'],
    ['FR', '030 123456', 'unknown_number'],
    ['DE', '3949', 'unknown_number'],
    ['FR', '+999 12 34 56 78', 'unknown_country'],
    ['FR', '+44 6 12 34 56 78', 'unknown_number'],
    ['FR', '06 12 34 56 7a', 'characters'],
    ['FR', '+', 'characters'],
  ])('in %s is not %s: %s', (country, typed, fault) => {
    expect(phones.read(typed, country)).toBe(fault)
    expect(browserPhones.read(typed, country)).toEqual(expect.any(String))
  })
})

describe('a mobile number', () => {
  it.each([
    ['FR', '06 12 34 56 78'],
    ['FR', '+33 6-12.34 56 78'],
    ['FR', '+33 (0)7 12 34 56 78'],
    ['FR', '0692 12 34 56'],
    ['FR', '+49 1512 3456789'],
    ['FR', '+32 470 12 34 56'],
    ['FR', '+1 415 555 2671'],
    ['DE', '01512 3456789'],
    ['DE', '+33 6 12 34 56 78'],
  ])('in %s: %s', (country, typed) => {
    for (const rules of [phones, browserMobiles])
      expect(rules.readMobile(typed, country)).toMatchObject({ key: expect.any(String) })
  })

  it.each([
    ['FR', '01 84 60 21 47', 'not_mobile'],
    ['FR', '3949', 'no_zero'],
    ['FR', '06 12', 'too_short'],
    ['FR', '+44 6 12 34 56 78', 'not_mobile'],
    ['FR', '+49 30 123456', 'not_mobile'],
    ['FR', 'abc', 'characters'],
    ['DE', '030 123456', 'not_mobile'],
  ])('in %s is not %s: %s', (country, typed, fault) => {
    for (const rules of [phones, browserMobiles])
      expect(rules.readMobile(typed, country)).toBe(fault)
  })
})

it('is explained in two lines, with examples of the organisation’s country', () => {
  const messageFor = (typed: string, country: string) =>
    phoneMessage(phones, phones.read(typed, country), country)
  expect(messageFor('06 12', 'FR')).toBe(
    'Mauvais format de téléphone\nIl manque des chiffres. Par exemple 06 12 34 56 78 ou +49 1512 3456789.',
  )
  expect(messageFor('06', 'DE')).toMatch(/Par exemple 01512 3456789 ou \+33 6 12 34 56 78\.$/)
  expect(messageFor('06 12 34 56 78', 'FR')).toBeNull()
})

describe('repairPhones', () => {
  const repaired = (cells: string[], country = 'FR') => repairPhones(cells, phones, country)

  it.each([
    ['+330612345678', '+33612345678'],
    ['33612345678', '+33612345678'],
    ['="0612345678"', '0612345678'],
    ["'0612345678", '0612345678'],
    ["'+33612345678", '+33612345678'],
    ['tel:+33612345678', '+33612345678'],
    ['0033612345678', '+33612345678'],
    ['4915123456789', '4915123456789'],
    ['15123456789', '15123456789'],
    ['+33 (0)6 12 34 56 78', '+33 6 12 34 56 78'],
    ['06 12 34 56 78', '06 12 34 56 78'],
    ['3949', '3949'],
    ['3,3612E+10', '3,3612E+10'],
    ['', ''],
  ])('turns %s into %s', (cell, number) => {
    expect(repaired([cell])).toEqual([number])
  })

  it('restores a leading zero if the other numbers are of the country too', () => {
    expect(repaired(['612345678', '184602147', '06 12 34 56 78', ''])).toEqual([
      '0612345678',
      '0184602147',
      '06 12 34 56 78',
      '',
    ])
    expect(repaired(['+33 6 12 34 56 78', '612345678'])).toEqual([
      '+33 6 12 34 56 78',
      '0612345678',
    ])
    expect(repaired(['301234567', '15123456789', '+49 30 123456'])).toEqual([
      '301234567',
      '15123456789',
      '+49 30 123456',
    ])
  })
})

it('lists the countries that the library knows', () => {
  expect(countries).toEqual(getCountries().toSorted())
})

it('repairs the numbers of an imported file', async () => {
  const file = new TextEncoder().encode(
    'email;telephone\nzoe@a.fr;612345678\nlea@a.fr;"=""0184602147"""\nuwe@a.fr;+49 30 123456\n',
  )
  const read = async (country: string) =>
    (await readEmployees(file, { columns: 'guessed', sheetName: undefined, country })).map(
      ({ phone_number }) => phone_number,
    )
  expect(await read('FR')).toEqual(['0612345678', '0184602147', '+49 30 123456'])
  expect(await read('GB')).toEqual(['612345678', '0184602147', '+49 30 123456'])
})
