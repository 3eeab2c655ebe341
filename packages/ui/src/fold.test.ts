import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fold } from './fold.ts'

describe('fold', () => {
  it.each([
    ['Éloïse', 'eloise'],
    ['ŒUVRE', 'oeuvre'],
    ['Straße', 'strasse'],
    ['Ǣlfric', 'aelfric'],
    ['e\u0301cole', 'ecole'],
    ['Ελένη', 'ελενη'],
    ['👩🏽‍💼 Zoé', '👩🏽‍💼 zoe'],
  ])('%s → %s', (text, plain) => {
    expect(fold(text)).toBe(plain)
  })

  it('is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => fold(fold(text)) === fold(text)),
    )
  })
})
