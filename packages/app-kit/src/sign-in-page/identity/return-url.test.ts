import { expect, it } from 'vitest'
import { requestedPage } from './return-url.ts'

const at = (pathname: string, state: unknown = null) => ({
  pathname,
  search: '?search=zoe',
  hash: '',
  key: 'key',
  state,
})

it('returns the page that redirected to the sign-in page', () => {
  expect(requestedPage(at('/auth/sign-in', { from: '/users?search=zoe' }))).toBe(
    '/users?search=zoe',
  )
  expect(requestedPage(at('/auth/sign-in'))).toBeUndefined()
  expect(requestedPage(at('/login'))).toBeUndefined()
})

it('returns the page under the sign-in dialog', () => {
  expect(requestedPage(at('/signatures/new'))).toBe('/signatures/new?search=zoe')
})
