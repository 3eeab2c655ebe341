import { expect, it } from 'vitest'
import { endedAccess } from './ended-access.ts'

const active = { organisation_id: 'o', is_active: true }
const inactive = { organisation_id: 'o', is_active: false }
const ended = [{ organisationId: 'o', accountId: 'a' }]

it.each([
  ['a deactivated stock user', 'stock_members', inactive, active, ended],
  ['a deactivated coach', 'coaches', inactive, active, ended],
  ['a removed account', 'accounts', null, { organisation_id: 'o' }, ended],
  ['a new user', 'stock_members', active, null, []],
  ['a reactivated user', 'stock_members', active, inactive, []],
  ['a changed account', 'accounts', { organisation_id: 'o' }, { organisation_id: 'o' }, []],
  ['a removed product', 'products', null, { organisation_id: 'o' }, []],
])('detects whether access ends: %s', (_, collection, value, former, expected) => {
  expect(endedAccess([{ collection, id: 'a', value, former }])).toEqual(expected)
})
