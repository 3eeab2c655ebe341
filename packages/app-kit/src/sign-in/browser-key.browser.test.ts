import { afterEach, expect, it } from 'vitest'
import { localBrowserKey } from './browser-key.ts'

afterEach(() => localStorage.clear())

it('generates a key once and keeps it for the next visit', () => {
  const key = localBrowserKey(localStorage)()

  expect(key).toMatch(/^[\w-]{43}$/)
  expect(localBrowserKey(localStorage)()).toBe(key)
  localStorage.clear()
  expect(localBrowserKey(localStorage)()).not.toBe(key)
})
