import { expect, it } from 'vitest'
import { maxLength } from './max-length.ts'

it('tells the bounds that the contract sets for texts', () => {
  expect(maxLength('createTeam', 'name')).toBe(200)
  expect(maxLength('updateUser', 'phone_number')).toBe(40)
  expect(maxLength('updateOrganisation', 'logo_id')).toBe(64)
})

it('tells no bound where the contract has none', () => {
  expect(maxLength('updateOrganisation', 'website_url')).toBe(Infinity)
  expect(maxLength('updateUser', 'unknown')).toBe(Infinity)
  expect(maxLength('getConf', 'name')).toBe(Infinity)
})
