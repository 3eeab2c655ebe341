import { expect, it } from 'vitest'
import { domainOf, organisationNameOf } from './organisation-from-email.ts'

it('extracts the domain of an email', () => {
  expect(domainOf('zoe@Atelier-Nord.FR')).toBe('atelier-nord.fr')
})

it('derives the initial name of an organisation from its domain', () => {
  expect(organisationNameOf('atelier-nord.fr')).toBe('Atelier nord')
})
