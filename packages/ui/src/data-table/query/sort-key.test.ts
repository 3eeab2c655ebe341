import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sortKey } from './sort-key.ts'

const sorted = (texts: string[]) =>
  texts.toSorted((first, second) => (sortKey(first) < sortKey(second) ? -1 : 1))

describe('sortKey', () => {
  it('sorts accented letters with their base letter and numbers by value', () => {
    expect(sorted(['Zoé', 'éloïse', 'Équipe 10', 'Équipe 9', 'Eve'])).toEqual([
      'éloïse',
      'Équipe 9',
      'Équipe 10',
      'Eve',
      'Zoé',
    ])
  })

  it('sorts any two whole numbers of up to 15 digits by value', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), fc.maxSafeNat(), (first, second) => {
        fc.pre(first !== second && String(first).length < 16 && String(second).length < 16)
        return sortKey(`n ${first}`) < sortKey(`n ${second}`) === first < second
      }),
    )
  })
})
