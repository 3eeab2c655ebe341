import { expect, it } from 'vitest'
import { scannedEntry } from './count-entry.ts'
import { problemText } from './problem-text.ts'

const fresh = { id: 'e', at: 1 }
const scanned = (fields: string) =>
  scannedEntry(`0103400936000018${fields}`, { today: '2027-01-15' }, fresh)

it('uses the best-before date if the label has no expiry date', () => {
  expect(scanned('15290630')).toMatchObject({ expiry: '2029-06-30', problem: null })
  expect(scanned('1529063017281231')).toMatchObject({ expiry: '2028-12-31' })
  expect(scanned('')).not.toHaveProperty('expiry')
})

it('says whether an unknown code was probably misread', () => {
  expect(problemText({ kind: 'unknown' }, '3400936000010')).toMatch(/dernier chiffre/)
  expect(problemText({ kind: 'unknown' }, '03400936000018')).toBe('Aucun produit n’a ce code.')
})
