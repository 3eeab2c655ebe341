import { describe, expect, it } from 'vitest'
import { nameKey } from './name-key.ts'

describe('nameKey', () => {
  it.each([
    ['  Ventes ', 'ventes'],
    ['VÉNTÈS', 'ventes'],
    ['Ve\u0301ntes', 'ventes'],
    ['Ven\u00adtes\u200b', 'ventes'],
    ['Ventes\u00a0\u00a0Nord', 'ventes nord'],
    ['Cœur de Straße', 'coeur de strasse'],
    ['Søren Łódź', 'soren lodz'],
    ['Ventes (2)', 'ventes (2)'],
    ['Ελλάς', 'ελλας'],
  ])('turns %j into %j', (name, key) => {
    expect(nameKey(name)).toBe(key)
  })

  it('returns an empty key for a name without visible characters', () => {
    for (const name of ['', '  ', '\u00a0\t', '\u200b\ufeff']) expect(nameKey(name)).toBe('')
  })
})
