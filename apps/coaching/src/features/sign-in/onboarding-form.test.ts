import type { CoachingUser } from '@org/api/client'
import { expect, it } from 'vitest'
import { hasName } from './asked-name.ts'
import { onboardingValues } from './onboarding-form.ts'

const user: CoachingUser = {
  id: 'user',
  email: 'lea@studio.example',
  first_name: '',
  last_name: '',
  gender: null,
  displayName: '',
  photoURL: '',
  isAdmin: false,
  isActive: true,
  lastSeen: null,
  hasVideoImport: false,
  revision: 1,
}

it('fills in the names and gender from the stored record', () => {
  const stored = { ...user, first_name: 'Léa', last_name: 'Moulin', gender: 'female' as const }
  expect(onboardingValues({ ...stored, displayName: 'Coach Léa' })).toEqual({
    first_name: 'Léa',
    last_name: 'Moulin',
    gender: 'female',
  })
})

it('[3.2.50] splits the display name on spaces if no name is stored', () => {
  const named = onboardingValues({ ...user, displayName: 'Léa  de la Tour' })
  expect(named).toEqual({ first_name: 'Léa', last_name: 'de la Tour', gender: null })
  expect(onboardingValues(user)).toEqual({ first_name: '', last_name: '', gender: null })
})

it.each<[Partial<CoachingUser>, boolean]>([
  [{}, false],
  [{ displayName: 'lea' }, false],
  [{ displayName: ' lea ' }, false],
  [{ displayName: 'Léa Moulin' }, true],
  [{ displayName: 'lea', first_name: 'Léa' }, true],
  [{ displayName: 'lea', last_name: 'Moulin' }, true],
  [{ displayName: 'lea', last_name: ' ' }, false],
])('tells whether a person has given a name: %o', (changes, expected) => {
  expect(hasName({ ...user, ...changes })).toBe(expected)
})
