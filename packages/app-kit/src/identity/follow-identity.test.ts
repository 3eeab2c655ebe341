import { demoIds } from '@org/api/memory'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createTestApp, type TestAppOptions } from '../testing/test-app.ts'
import { memoryIdentityStorage } from './identity-storage.ts'

const current = {
  uid: 'uid-camille',
  email: 'camille.moreau@maison-lueur.example',
  displayName: 'Camille Moreau',
  photoUrl: null,
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

/**
 * Opens a tab with a stored session. By default, the session was opened by the identity service.
 */
async function openTab(isSignedIn = true, more: TestAppOptions = {}) {
  const identityStorage = memoryIdentityStorage(isSignedIn ? { isSignedIn } : {})
  const api = { userId: demoIds.admin, identity: { current } }
  const app = await createTestApp({ api, identityStorage, ...more })
  await vi.waitFor(() => expect(app.store.getState().session.isRestoring).toBe(false))
  const identity = app.world.data?.identity
  if (!identity) throw new Error('This installation has no identity service')
  return { ...app, identity, isSignedIn: () => app.store.getState().session.auth !== null }
}

type Tab = Awaited<ReturnType<typeof openTab>>

/** Waits until the tab has requested the configuration, just before it listens to the service. */
const listens = ({ world }: Tab) =>
  vi.waitFor(() => expect(world.requests.map(({ path }) => path)).toContain('/api/conf'))

it('[3.7.20] ends and revokes the session once nobody is signed in at the service any more', async () => {
  const tab = await openTab()
  await listens(tab)
  await tab.identity.signOut()
  await vi.advanceTimersByTimeAsync(2900)
  expect(tab.isSignedIn()).toBe(true)
  // On a slow machine the tab may start listening only after the sign-out, so the session ends
  // later.
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(200)
    expect(tab.isSignedIn()).toBe(false)
  })
  expect(tab.store.getState().session.endReason).toBe('expired')
  expect(tab.sessionStorage.read()).toBeNull()
  expect(tab.world.requests.map(({ path }) => path)).toContain('/api/auth/logout')
})

it('keeps the session if somebody is signed in again a moment later', async () => {
  const tab = await openTab()
  await listens(tab)
  await tab.identity.signOut()
  await vi.advanceTimersByTimeAsync(1000)
  await tab.identity.signInWithAccount()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(tab.isSignedIn()).toBe(true)
})

it('does not listen to the service for a session that was opened with a code', async () => {
  const tab = await openTab(false)
  await tab.identity.signOut()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(tab.isSignedIn()).toBe(true)
  expect(tab.world.requests.map(({ path }) => path)).not.toContain('/api/conf')
})

it('keeps the session when the service cannot be loaded', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const tab = await openTab(true, {
    intercept: ({ url }) =>
      url.endsWith('/conf') ? Response.json({}, { status: 503 }) : undefined,
  })
  await vi.waitFor(() => expect(logged).toHaveBeenCalled())
  await vi.advanceTimersByTimeAsync(60_000)
  expect(tab.isSignedIn()).toBe(true)
  logged.mockRestore()
})
