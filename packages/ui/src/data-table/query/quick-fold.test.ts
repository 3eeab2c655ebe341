import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fold } from '../../fold.ts'
import { quickFold } from './quick-fold.ts'

it('returns the same as folding the whole string', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(quickFold(text)).toBe(fold(text))
    }),
  )
  expect(quickFold('ŒUVRE d’Ǣlfric, e\u0301cole')).toBe('oeuvre d’aelfric, ecole')
})
