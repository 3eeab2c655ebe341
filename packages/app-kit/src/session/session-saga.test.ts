import { demoIds, signInAs } from '@org/api/memory'
import { put, take } from 'typed-redux-saga'
import { expect, it, vi } from 'vitest'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import {
  logoutEverywhereRequested,
  logoutRequested,
  personLoaded,
  restoreRequested,
  selectIsLoggedIn,
  sessionEnded,
  sessionLoaded,
  sessionRestored,
  switchAccountRequested,
  unsavedWorkChanged,
} from './session-slice.ts'

const signedIn = { api: { userId: demoIds.admin } }
const session = ({ store }: TestApp) => store.getState().session
const paths = ({ world }: TestApp) => world.requests.map(({ path }) => path)

async function restored(options: Parameters<typeof createTestApp>[0] = signedIn) {
  const app = await createTestApp(options)
  await vi.waitFor(() => expect(session(app).isRestoring).toBe(false))
  return app
}

it('[1.3.03] resumes the stored session with its user and company', async () => {
  const app = await restored()
  expect(session(app).auth).toEqual(app.world.auth)
  expect(session(app).user?.id).toBe(demoIds.admin)
  expect(session(app).organisation?.id).toBe(demoIds.organisation)
})

it('resumes the stored session with the product’s own calls', async () => {
  const person = { userId: demoIds.admin, email: 'camille@example.org' }
  const product = {
    reducers: {},
    sagas: [],
    *loadAccount() {
      yield* put(personLoaded(person))
    },
  }
  const app = await restored({ ...signedIn, product })
  expect(session(app)).toMatchObject({ person, user: null, restoreError: null })
  expect(paths(app)).toEqual([])
  app.store.dispatch(unsavedWorkChanged(true))
  expect(session(app).unsavedWork).toEqual(person)
})

it('[1.4.09] considers the user logged out if there is no access token', async () => {
  const app = await restored({ api: { userId: null } })
  expect(selectIsLoggedIn(app.store.getState())).toBe(false)
  expect(selectIsLoggedIn((await restored()).store.getState())).toBe(true)
})

it('reports why the stored session could not be loaded, and loads it on request', async () => {
  let isReachable = false
  const app = await restored({
    ...signedIn,
    intercept: () => {
      if (!isReachable) throw new TypeError('fetch failed')
      return undefined
    },
  })
  expect(session(app).restoreError).toContain('Connexion impossible')
  expect(session(app).auth).not.toBeNull()
  isReachable = true
  app.store.dispatch(restoreRequested())
  await vi.waitFor(() => expect(session(app).user?.id).toBe(demoIds.admin))
  expect(session(app).restoreError).toBeNull()
})

it('logs out immediately and only once, and leaves nothing behind', async () => {
  const clearLocalData = vi.fn(() => Promise.resolve())
  const product = { reducers: {}, sagas: [], clearLocalData }
  const app = await restored({ ...signedIn, product })
  app.store.dispatch(logoutRequested())
  app.store.dispatch(logoutRequested())
  expect(session(app)).toMatchObject({
    auth: null,
    user: null,
    organisation: null,
    otherAccounts: [],
  })
  expect(app.sessionStorage.read()).toBeNull()
  await vi.waitFor(() => expect(clearLocalData).toHaveBeenCalledExactlyOnceWith('logout'))
  await vi.waitFor(() => expect(paths(app)).toContain('/api/auth/logout'))
  expect(paths(app).filter((path) => path === '/api/auth/logout')).toHaveLength(1)
})

it('finishes a logout when the browser fails to clear its data', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const refusal = new Error('InvalidStateError')
  let starts = 0
  function* feature() {
    starts += 1
    yield* take('nothing')
  }
  const product = {
    reducers: {},
    sagas: [feature],
    clearLocalData: () => Promise.reject(refusal),
  }
  const app = await restored({ ...signedIn, product })
  app.store.dispatch(logoutRequested())
  await vi.waitFor(() => expect(starts).toBe(2))
  expect(report).toHaveBeenCalledWith(refusal)
  report.mockRestore()
})

it('announces a session to the features if it started while data was being cleared', async () => {
  const cleared = Promise.withResolvers<void>()
  const heard: string[] = []
  let starts = 0
  function* feature() {
    starts += 1
    for (;;) heard.push((yield* take(sessionLoaded.type)).type)
  }
  const product = { reducers: {}, sagas: [feature], clearLocalData: () => cleared.promise }
  const app = await restored({ ...signedIn, product })
  app.store.dispatch(logoutRequested())
  await vi.waitFor(() => expect(session(app).auth).toBeNull())
  heard.length = 0
  if (!app.world.auth) throw new Error('The world has no session.')
  app.store.dispatch(sessionRestored(app.world.auth))
  app.store.dispatch(sessionLoaded())
  expect(heard).toEqual([])
  cleared.resolve()
  await vi.waitFor(() => expect(heard).toEqual([sessionLoaded.type]))

  app.store.dispatch(sessionEnded('logout'))
  await vi.waitFor(() => expect(starts).toBe(3))
  expect(heard).toHaveLength(1)
  app.stop()
})

it('logs out even when the server is unreachable, and shows a notice in that case', async () => {
  const app = await restored({
    ...signedIn,
    intercept: ({ url }) => (url.endsWith('/auth/logout') ? Response.error() : undefined),
  })
  app.store.dispatch(logoutRequested())
  expect(session(app).auth).toBeNull()
  await vi.waitFor(() => expect(app.notices).toHaveLength(1))
})

it('stays signed in until the server has ended all sessions, then signs out locally', async () => {
  let isAway = true
  const app = await restored({
    ...signedIn,
    intercept: ({ url }) => (isAway && url.includes('/auth/logout') ? Response.error() : undefined),
  })
  const token = app.sessionStorage.read()?.access_token
  app.store.dispatch(logoutEverywhereRequested())
  await vi.waitFor(() => expect(app.notices).toHaveLength(1))
  expect(session(app).auth).not.toBeNull()
  isAway = false
  app.store.dispatch(logoutEverywhereRequested())
  await vi.waitFor(() => expect(session(app).auth).toBeNull())
  const { repositories, secrets } = app.world.adapters
  expect(await repositories.tokens.get(await secrets.sha256(token ?? ''))).toBeNull()
})

it('ends the session without a message when the server returns code 105', async () => {
  const over = { type: 'NOT_SIGNED_IN', code: 105, message: 'Not signed in' }
  const app = await createTestApp({
    ...signedIn,
    intercept: () => Response.json(over, { status: 401 }),
  })
  await vi.waitFor(() => expect(session(app).auth).toBeNull())
  expect(session(app).isRestoring).toBe(false)
  expect(app.notices).toEqual([])
  expect(app.sessionStorage.read()).toBeNull()
})

it('remembers unsaved work only when the session expired', async () => {
  const app = await restored()
  app.store.dispatch(unsavedWorkChanged(true))
  app.store.dispatch(sessionEnded('expired'))
  expect(session(app).unsavedWork?.userId).toBe(demoIds.admin)
  app.store.dispatch(sessionEnded('logout'))
  expect(session(app).unsavedWork).toBeNull()
})

it('tracks unsaved work until none is left, or the user opens another account', async () => {
  const app = await restored()
  app.store.dispatch(unsavedWorkChanged(true, 'page'))
  app.store.dispatch(unsavedWorkChanged(true, 'dialog'))
  app.store.dispatch(unsavedWorkChanged(false, 'dialog'))
  expect(session(app).unsavedWork?.userId).toBe(demoIds.admin)
  app.store.dispatch(unsavedWorkChanged(false, 'page'))
  expect(session(app).unsavedWork).toBeNull()
  app.store.dispatch(unsavedWorkChanged(true, 'page'))
  app.store.dispatch(switchAccountRequested('nobody'))
  expect(session(app)).toMatchObject({ unsavedWork: null, unsavedPlaces: [] })
})

it('keeps the account when another one cannot be opened', async () => {
  const app = await restored()
  app.store.dispatch(switchAccountRequested('nobody'))
  await vi.waitFor(() => expect(app.notices).toHaveLength(1))
  expect(session(app).auth).toEqual(app.world.auth)
  expect(session(app).user?.id).toBe(demoIds.admin)
})

it('switches to another account', async () => {
  const app = await restored({
    ...signedIn,
    intercept: ({ url }) =>
      url.includes('/auth/login/other-account') ? Response.json(otherAccount) : undefined,
  })
  app.store.dispatch(switchAccountRequested('other-user'))
  await vi.waitFor(() => expect(session(app).auth?.access_token).toBe('other-token'))
  expect(app.sessionStorage.read()?.user_id).toBe('other-user')
})

it('keeps the session when a late response for an earlier one arrives', async () => {
  const late = Promise.withResolvers<void>()
  const over = { type: 'NOT_SIGNED_IN', code: 105, message: 'Not signed in' }
  const app = await restored({
    ...signedIn,
    intercept: async ({ url }) => {
      if (!url.endsWith('/conf')) return undefined
      await late.promise
      return Response.json(over, { status: 401 })
    },
  })
  const call = app.environment.client.call('getConf').catch((error: unknown) => error)
  const { access_token, user_id, organisation_id } = await signInAs(
    app.world.adapters,
    demoIds.admin,
  )
  const renewed = { access_token, user_id, organisation_id }
  app.sessionStorage.write(renewed)
  app.store.dispatch(sessionRestored(renewed))
  late.resolve()
  expect(await call).toMatchObject({ code: 105 })
  expect(session(app).auth).toEqual(renewed)
  expect(app.sessionStorage.read()).toEqual(renewed)
})

const otherAccount = {
  success: true,
  payload: {
    action: 'login',
    access_token: 'other-token',
    user_id: 'other-user',
    organisation_id: 'other-organisation',
    user: null,
    organisation: null,
    other_accounts: [],
  },
}
