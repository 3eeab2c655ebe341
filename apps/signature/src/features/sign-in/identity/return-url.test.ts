import { expect, it } from 'vitest'
import { pageAskedFor } from './return-url.ts'

const at = (pathname: string, state: unknown = null) => ({
  pathname,
  search: '?search=zoe',
  hash: '',
  key: 'key',
  state,
})

it('asks for the page that led to the sign-in page', () => {
  expect(pageAskedFor(at('/auth/sign-in', { from: '/users?search=zoe' }))).toBe('/users?search=zoe')
  expect(pageAskedFor(at('/auth/sign-in'))).toBeUndefined()
  expect(pageAskedFor(at('/login'))).toBeUndefined()
})

it('asks for the page over which the form stands', () => {
  expect(pageAskedFor(at('/signatures/new'))).toBe('/signatures/new?search=zoe')
})
