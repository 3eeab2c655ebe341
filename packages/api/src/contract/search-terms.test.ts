import { expect, it } from 'vitest'
import { phoneDigits, termsOf } from './search-terms.ts'

it('searches for each word, without case and accents', () => {
  expect(termsOf(' Éloïse  GOFF ')).toEqual([
    { words: ['eloise'], digits: null },
    { words: ['goff'], digits: null },
  ])
})

it.each([
  ['0612', '0612'],
  ['06 12', '0612'],
  ['06.12-34', '061234'],
  ['+336 12', '0612'],
  ['+33 (0)6 12', '0612'],
  ['0033 6 12', '0612'],
  ['33612345678', '0612345678'],
  ['33 6 12 34 56 78', '0612345678'],
  ['+33', null],
  ['+49 30 12', '493012'],
  ['12', null],
  ['2026-', '2026'],
])('maps the search %s to the phone digits %s', (text, digits) => {
  expect(termsOf(text)).toMatchObject([{ words: text.split(' '), digits }])
})

it('separates a number from the words around it', () => {
  expect(termsOf('zoé 06 12 Roy')).toEqual([
    { words: ['zoe'], digits: null },
    { words: ['06', '12'], digits: '0612' },
    { words: ['roy'], digits: null },
  ])
})

it('uses at most ten words', () => {
  expect(termsOf('a b c d e f g h i j k')).toHaveLength(10)
})

it.each([
  ['06 12 34 56 78', '0612345678'],
  ['+33 6 12 34 56 78', '0612345678'],
  ['+33 (0)6.12.34.56.78', '0612345678'],
  ['0033612345678', '0612345678'],
  ['33612345678', '0612345678'],
  ['612345678', '0612345678'],
  ['+49 30 1234567', '49301234567'],
  ['06\u00a012\u202f34-56.78', '0612345678'],
  ['06 12 34 56 78 poste 12', '0612345678poste12'],
  ['', ''],
])('normalises the phone number %s', (phone, digits) => {
  expect(phoneDigits(phone)).toBe(digits)
})
