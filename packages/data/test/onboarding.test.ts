import { describe, expect, it } from 'vitest'
import { needsOnboarding, proposedDocument } from '../src/index.ts'

const document = { first_name: 'Camille', last_name: 'Moreau', gender: 'female' } as const

describe('needsOnboarding', () => {
  it('is true if there is no document, or no name in it', () => {
    expect(needsOnboarding(null)).toBe(true)
    expect(needsOnboarding({ ...document, first_name: '', last_name: '' })).toBe(true)
    expect(needsOnboarding(document)).toBe(false)
    expect(needsOnboarding({ ...document, last_name: '', gender: null })).toBe(false)
  })
})

describe('proposedDocument', () => {
  it('is the stored document', () => {
    expect(proposedDocument({ displayName: 'Quelqu’un Autre' }, document)).toBe(document)
  })

  it.each([
    ['Camille Moreau', 'Camille', 'Moreau'],
    ['Anne Marie du Bois', 'Anne', 'Marie du Bois'],
    ['  Camille   Moreau ', 'Camille', 'Moreau'],
    ['Camille', 'Camille', ''],
    ['', '', ''],
  ])('splits the display name "%s" on spaces', (displayName, first_name, last_name) => {
    expect(proposedDocument({ displayName }, null)).toEqual({ first_name, last_name, gender: null })
  })
})
