import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { localCookieConsent } from './local-cookie-consent.ts'

beforeEach(() => localStorage.clear())
afterEach(() => localStorage.clear())

it('has no answer until the person gives one, and keeps it for the next visit', () => {
  const consent = localCookieConsent(window)
  expect(consent.read()).toBeNull()
  consent.write('denied')
  expect(localCookieConsent(window).read()).toBe('denied')
  consent.write('granted')
  expect(localCookieConsent(window).read()).toBe('granted')
})

it('treats any other stored value as no answer', () => {
  localStorage.setItem('paraphe.cookies', 'yes')
  expect(localCookieConsent(window).read()).toBeNull()
})

it('reports answers in this tab and in other tabs', () => {
  const consent = localCookieConsent(window)
  const onChange = vi.fn()
  const unsubscribe = consent.subscribe(onChange)
  consent.write('granted')
  expect(onChange).toHaveBeenCalledTimes(1)
  const other = { key: 'paraphe.cookies', storageArea: localStorage }
  window.dispatchEvent(new StorageEvent('storage', other))
  expect(onChange).toHaveBeenCalledTimes(2)
  window.dispatchEvent(new StorageEvent('storage', { ...other, key: 'another' }))
  unsubscribe()
  consent.write('denied')
  expect(onChange).toHaveBeenCalledTimes(2)
})

it('asks until there is an answer, and again on request', () => {
  const consent = localCookieConsent(window)
  expect(consent.isAsked()).toBe(true)
  consent.write('denied')
  expect(consent.isAsked()).toBe(false)
  consent.ask()
  expect(consent.isAsked()).toBe(true)
  expect(consent.read()).toBe('denied')
  consent.write('denied')
  expect(consent.isAsked()).toBe(false)
})
