import { expect, it } from 'vitest'
import { isAdmin } from './access.ts'

it('[3.3.20] reads from the user’s record whether the person is an admin', () => {
  expect(isAdmin({ isAdmin: true })).toBe(true)
  expect(isAdmin({ isAdmin: false })).toBe(false)
})
