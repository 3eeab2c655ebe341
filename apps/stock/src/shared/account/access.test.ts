import type { StockUser } from '@org/api/client'
import { expect, it } from 'vitest'
import { centreMenu, generalMenu, permittedEntries } from '../menu.ts'
import { mayOpen } from './access.ts'

const user: StockUser = {
  id: 'user',
  email: 'user@centres.example',
  displayName: 'User',
  centreId: null,
  isActive: true,
  isAdmin: false,
  isSuperAdmin: false,
  permissions: [],
  revision: 1,
}

it('opens the screens of a permission to those who hold it', () => {
  expect(mayOpen('stock', user)).toBe(false)
  expect(mayOpen('stock', { ...user, permissions: ['stock'] })).toBe(true)
  expect(mayOpen('signedIn', user)).toBe(true)
})

it('opens the forms of centres only to people who belong to no centre', () => {
  expect(mayOpen('centres', { ...user, permissions: ['centres'] })).toBe(true)
  expect(mayOpen('centres', { ...user, permissions: ['centres'], centreId: 'centre' })).toBe(false)
})

it('lists no entry for people without permissions', () => {
  expect(permittedEntries([...generalMenu, ...centreMenu], user)).toEqual([])
})
