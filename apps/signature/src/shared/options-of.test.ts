import { expect, it } from 'vitest'
import { optionsOf, optionsWith } from './options-of.ts'

const own = { id: 'own', name: 'De l’équipe' }
const company = { id: 'company', name: 'De la société' }

it('adds the entry in use if the list does not include it', () => {
  expect(optionsWith([own], company)).toEqual([
    { value: 'company', label: 'De la société' },
    { value: 'own', label: 'De l’équipe' },
  ])
})

it('adds nothing if the list includes the entry in use, or if no entry is in use', () => {
  expect(optionsWith([own, company], company)).toEqual(optionsOf([own, company]))
  expect(optionsWith([own], null)).toEqual(optionsOf([own]))
})
