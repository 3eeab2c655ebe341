import { expect, it } from 'vitest'
import { optionsOf, optionsWith } from './options-of.ts'

const own = { id: 'own', name: 'De l’équipe' }
const company = { id: 'company', name: 'De la société' }

it('names what is in use although the list does not hold it', () => {
  expect(optionsWith([own], company)).toEqual([
    { value: 'company', label: 'De la société' },
    { value: 'own', label: 'De l’équipe' },
  ])
})

it('names nothing twice, and nothing where nothing is in use', () => {
  expect(optionsWith([own, company], company)).toEqual(optionsOf([own, company]))
  expect(optionsWith([own], null)).toEqual(optionsOf([own]))
})
