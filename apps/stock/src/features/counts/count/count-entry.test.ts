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

it('keeps the GTIN, the expiry and the question of a label without FNC1', () => {
  expect(scanned('1729063010A21B')).toMatchObject({
    code: '3400936000018',
    expiry: '2029-06-30',
    problem: { kind: 'lot' },
  })
})

it('looks up whole labels, which may be codes, and counts a part only if it is one', () => {
  const today = '2027-01-15'
  expect(scannedEntry('+A123BJC5D6E71/$$3271231LOT7J', { today }, fresh)).toMatchObject({
    code: '+A123BJC5D6E71G',
    lookup: '+A123BJC5D6E71/$$3271231LOT7J',
    lot: 'LOT7',
  })
  const part = scannedEntry('1729063010LB', { today }, fresh)
  expect(part).toMatchObject({ code: '1729063010LB', isPart: true })
  expect(part).not.toHaveProperty('lot')
  expect(problemText({ kind: 'part' }, part.code)).toMatch(/ne nomme pas de produit/)
})

it('says whether an unknown code was probably misread', () => {
  expect(problemText({ kind: 'unknown' }, '3400936000010')).toMatch(/dernier chiffre/)
  expect(problemText({ kind: 'unknown' }, '03400936000018')).toBe('Aucun produit n’a ce code.')
})
