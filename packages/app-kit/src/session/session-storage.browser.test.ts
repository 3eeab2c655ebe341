import { afterEach, expect, it, vi } from 'vitest'
import { localSessionStorage } from './session-storage.ts'

const auth = { access_token: 'token', user_id: 'user', organisation_id: 'organisation' }
const key = 'paraphe.session'

afterEach(() => {
  localStorage.clear()
  document.body.replaceChildren()
})

it('keeps the session until it is cleared', () => {
  localSessionStorage(window).write(auth)
  expect(localSessionStorage(window).read()).toEqual(auth)
  localSessionStorage(window).clear('logout')
  expect(localSessionStorage(window).read()).toBeNull()
})

it('leaves nothing in the browser after a logout', () => {
  localSessionStorage(window).write(auth)
  localSessionStorage(window).clear('logout')
  expect(localStorage.length).toBe(0)
})

it.each(['', 'not json', '7', '{}', '{"access_token":1}'])('treats %j as no session', (text) => {
  localStorage.setItem(key, text)
  expect(localSessionStorage(window).read()).toBeNull()
})

it('reports session changes of another tab', async () => {
  const onChange = vi.fn()
  const stop = localSessionStorage(window).subscribe(onChange)
  const otherTab = localSessionStorage(openFrame())
  otherTab.write(auth)
  await vi.waitFor(() => expect(onChange).toHaveBeenLastCalledWith({ auth }))
  otherTab.clear('expired')
  const expiry = { auth: null, reason: 'expired' }
  await vi.waitFor(() => expect(onChange).toHaveBeenLastCalledWith(expiry))
  expect(localSessionStorage(window).read()).toBeNull()
  otherTab.clear('logout')
  const logout = { auth: null, reason: 'other-tab' }
  await vi.waitFor(() => expect(onChange).toHaveBeenLastCalledWith(logout))
  stop()
  otherTab.write(auth)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(onChange).toHaveBeenCalledTimes(3)
})

/** Opens another page of this origin, which shares the storage as another tab would. */
function openFrame(): Window {
  const frame = document.body.appendChild(document.createElement('iframe'))
  if (!frame.contentWindow) throw new Error('No window')
  return frame.contentWindow
}
