import { expect, it } from 'vitest'
import { domainOf, organisationNameOf } from './organisation-from-email.ts'

it('takes the domain of an email', () => {
  expect(domainOf('zoe@Atelier-Nord.FR')).toBe('atelier-nord.fr')
})

it('makes a first name of a domain', () => {
  expect(organisationNameOf('atelier-nord.fr')).toBe('Atelier nord')
})
