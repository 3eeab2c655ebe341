import { expect, it } from 'vitest'
import { counted } from '#shared/counted.ts'
import { catalogues } from './testing/catalogue.ts'

it.each([
  [0, '0 membre'],
  [1, '1 membre'],
  [2, '2 membres'],
  [1200, '1\u202f200 membres'],
])('writes %i with its noun', (count, text) => {
  expect(counted(count, 'membre')).toBe(text)
})

it('takes a plural of its own', () => {
  expect(counted(2, 'ligne à corriger', 'lignes à corriger')).toBe('2 lignes à corriger')
})

/** Every text of a catalogue that is made of values, with nought for each of them. */
function withNoughts(catalogue: object): string[] {
  return Object.values(catalogue).flatMap((text: unknown) => {
    if (typeof text === 'object' && text !== null) return withNoughts(text)
    if (typeof text !== 'function') return []
    const noughts: unknown[] = Array.from({ length: text.length }, () => 0)
    try {
      return [String(Reflect.apply(text, undefined, noughts))]
    } catch {
      // Made of lists or of dates.
      return []
    }
  })
}

it('has no plural after nought anywhere', () => {
  const made = catalogues.flatMap(withNoughts)

  expect(made).toContain('0 membre')
  // « Les 0 autres » would be a plural in itself, and is shown from two on.
  expect(made.filter((text) => /(?<!Les )\b0 \p{L}{2,}s\b/u.test(text))).toEqual([])
})
