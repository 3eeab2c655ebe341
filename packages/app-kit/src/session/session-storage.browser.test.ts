import { afterEach, expect, it, vi } from 'vitest'
import { localSessionStorage } from './session-storage.ts'

const auth = { access_token: 'token', user_id: 'user', organisation_id: 'organisation' }
const key = 'paraphe.session'

afterEach(() => localStorage.clear())

it('keeps the session until it is cleared', () => {
  localSessionStorage(window).write(auth)
  expect(localSessionStorage(window).read()).toEqual(auth)
  localSessionStorage(window).clear()
  expect(localSessionStorage(window).read()).toBeNull()
})

it.each(['', 'not json', '7', '{}', '{"access_token":1}'])('takes %j for no session', (text) => {
  localStorage.setItem(key, text)
  expect(localSessionStorage(window).read()).toBeNull()
})

it('tells what another tab did to the session', () => {
  const onChange = vi.fn()
  const stop = localSessionStorage(window).subscribe(onChange)
  const announce = () =>
    window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }))
  localStorage.setItem(key, JSON.stringify(auth))
  announce()
  expect(onChange).toHaveBeenLastCalledWith(auth)
  localStorage.removeItem(key)
  announce()
  expect(onChange).toHaveBeenLastCalledWith(null)
  stop()
  announce()
  expect(onChange).toHaveBeenCalledTimes(2)
})
