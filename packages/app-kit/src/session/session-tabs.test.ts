import { createClient } from '@org/api/client'
import { demoIds, signInAs } from '@org/api/memory'
import { takeEvery } from 'typed-redux-saga'
import { describe, expect, it, vi } from 'vitest'
import { createList } from '../lists/create-list.ts'
import { operationStarted } from '../operations/operations-slice.ts'
import { request } from '../store/request.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { createWorld, type StoryWorld } from '../testing/story-world.ts'
import {
  logoutRequested,
  restoreRequested,
  sessionEnded,
  unsavedWorkChanged,
  workAbandoned,
  workReclaimed,
} from './session-slice.ts'
import { type Auth, memoryTabs } from './session-storage.ts'

const session = ({ store }: TestApp) => store.getState().session

/**
 * Prepares a browser that is signed in as the administrator. `open` opens one of its tabs, and
 * `cleared` lists which tabs have cleared their data, and why.
 */
async function twoTabs() {
  const world = await createWorld({ userId: demoIds.admin })
  const openTab = memoryTabs(world.auth)
  const cleared: string[] = []
  const open = async (name: string, isOver = () => false) => {
    const clearLocalData = async (reason: string) => {
      cleared.push(`${name} ${reason}`)
    }
    const app = await createTestApp({
      world,
      sessionStorage: openTab(),
      product: { reducers: {}, sagas: [], clearLocalData },
      intercept: () => (isOver() ? Response.json(over, { status: 401 }) : undefined),
    })
    await vi.waitFor(() => expect(session(app).user?.id).toBe(demoIds.admin))
    return app
  }
  return { open, cleared }
}

it('follows another tab to another account and keeps nothing of the previous one', async () => {
  const world = await createWorld({ userId: demoIds.admin })
  const openTab = memoryTabs(world.auth)
  const things = createList<{ id: string }>('things')
  const aborted: boolean[] = []
  function* feature() {
    yield* takeEvery('work', () =>
      request(
        (signal) => new Promise(() => signal.addEventListener('abort', () => aborted.push(true))),
      ),
    )
  }
  const app = await createTestApp({
    world,
    sessionStorage: openTab(),
    product: { reducers: { things: things.reducer }, sagas: [feature] },
  })
  await vi.waitFor(() => expect(session(app).user?.id).toBe(demoIds.admin))
  app.store.dispatch(things.actions.set({ data: [{ id: 'former' }], total: 1 }))
  app.store.dispatch(operationStarted('save'))
  app.store.dispatch({ type: 'work' })
  const other = await signInAs(world.adapters, demoIds.teamAdmin)
  openTab().write(other)
  expect(session(app)).toMatchObject({ user: null, organisation: null, isRestoring: true })
  expect(app.store.getState()).toMatchObject({
    things: { data: [], loaded: false },
    operations: {},
  })
  expect(aborted).toEqual([true])
  await vi.waitFor(() => expect(session(app).user?.id).toBe(demoIds.teamAdmin))
  expect(session(app).isRestoring).toBe(false)
})

it('keeps the lists when another tab renews the session of the same account', async () => {
  const world = await createWorld({ userId: demoIds.admin })
  const openTab = memoryTabs(world.auth)
  const things = createList<{ id: string }>('things')
  const app = await createTestApp({
    world,
    sessionStorage: openTab(),
    product: { reducers: { things: things.reducer }, sagas: [] },
  })
  await vi.waitFor(() => expect(session(app).user?.id).toBe(demoIds.admin))
  app.store.dispatch(things.actions.set({ data: [{ id: 'kept' }], total: 1 }))
  openTab().write(await signInAs(world.adapters, demoIds.admin))
  await vi.waitFor(() => expect(session(app).auth).not.toEqual(world.auth))
  expect(app.store.getState()).toMatchObject({ things: { data: [{ id: 'kept' }] } })
})

const over = { type: 'NOT_SIGNED_IN', code: 105, message: 'Not signed in' }

it('keeps a tab’s unsaved work when the session expires in another tab', async () => {
  const { open, cleared } = await twoTabs()
  let isOver = false
  const first = await open('first', () => isOver)
  const second = await open('second')
  second.store.dispatch(unsavedWorkChanged(true))
  isOver = true
  first.store.dispatch(restoreRequested())
  await vi.waitFor(() => expect(session(second).auth).toBeNull())
  expect(session(second).unsavedWork?.userId).toBe(demoIds.admin)
  expect(second.sessionStorage.read()).toBeNull()
  await vi.waitFor(() => expect(cleared).toHaveLength(2))
  expect(cleared).toEqual(expect.arrayContaining(['first expired', 'second expired']))
})

it('clears all tabs when one of them logs out', async () => {
  const { open, cleared } = await twoTabs()
  const first = await open('first')
  const second = await open('second')
  second.store.dispatch(unsavedWorkChanged(true))
  first.store.dispatch(logoutRequested())
  await vi.waitFor(() => expect(cleared).toEqual(['first logout', 'second other-tab']))
  expect(session(second)).toMatchObject({ auth: null, user: null, unsavedWork: null })
})

it('follows another tab’s sign-out even while loading the session', async () => {
  const { open } = await twoTabs()
  const first = await open('first')
  const second = await open('second')
  const { auth } = session(first)
  if (!auth) throw new Error('signed out')
  first.sessionStorage.write({ ...auth, access_token: 'renewed' })
  first.store.dispatch(sessionEnded('logout'))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(session(second)).toMatchObject({ auth: null, user: null })
})

it('ignores a late code 105 for its own token after another tab has renewed the session', async () => {
  const { open, cleared } = await twoTabs()
  let isOver = false
  const first = await open('first', () => isOver)
  const { auth } = session(first)
  if (!auth) throw new Error('signed out')
  // Written without a storage event, because in a browser the event may arrive after the response.
  const renewed = { ...auth, access_token: 'renewed' }
  first.sessionStorage.write(renewed)
  isOver = true
  await expect(first.environment.client.call('getConf')).rejects.toMatchObject({ code: 105 })
  expect(first.sessionStorage.read()).toEqual(renewed)
  expect(cleared).toEqual([])
})

describe('a tab with unsaved work, after another tab has opened another account', () => {
  /**
   * Sets up a team's administrator with unsaved work in one tab, and another account in another
   * tab.
   */
  async function workAndOther(other: 'own' | 'foreign') {
    const world = await createWorld({ userId: demoIds.teamAdmin })
    const openTab = memoryTabs(world.auth)
    const tab = await createTestApp({ world, sessionStorage: openTab() })
    await vi.waitFor(() => expect(session(tab).user?.id).toBe(demoIds.teamAdmin))
    tab.store.dispatch(unsavedWorkChanged(true))
    const auth =
      other === 'own'
        ? await registerAgain(world, session(tab).user?.email ?? '')
        : await signInAs(world.adapters, demoIds.admin)
    openTab().write(auth)
    return { tab, userId: auth.user_id }
  }

  it('keeps the work on the screen and loads nothing from the other account', async () => {
    const { tab } = await workAndOther('foreign')
    expect(session(tab)).toMatchObject({
      auth: null,
      user: null,
      isRestoring: false,
      isOtherAccountOpen: true,
      unsavedWork: { userId: demoIds.teamAdmin },
    })
    expect(tab.sessionStorage.read()?.user_id).toBe(demoIds.admin)
  })

  it('continues with the other account when the work is discarded', async () => {
    const { tab, userId } = await workAndOther('foreign')
    tab.store.dispatch(workAbandoned())
    await vi.waitFor(() => expect(session(tab).user?.id).toBe(userId))
    expect(session(tab)).toMatchObject({ unsavedWork: null, isOtherAccountOpen: false })
  })

  it('reopens the account of the work without asking for a code if one person owns both accounts', async () => {
    const { tab } = await workAndOther('own')
    tab.store.dispatch(workReclaimed())
    await vi.waitFor(() => expect(session(tab).user?.id).toBe(demoIds.teamAdmin))
    expect(session(tab)).toMatchObject({
      isOtherAccountOpen: false,
      unsavedWork: { userId: demoIds.teamAdmin },
    })
    expect(tab.sessionStorage.read()?.user_id).toBe(demoIds.teamAdmin)
  })

  it('asks the user to sign in when the other account belongs to somebody else', async () => {
    const { tab } = await workAndOther('foreign')
    tab.store.dispatch(workReclaimed())
    await vi.waitFor(() => expect(session(tab).isOtherAccountOpen).toBe(false))
    expect(session(tab)).toMatchObject({ auth: null, unsavedWork: { userId: demoIds.teamAdmin } })
    expect(tab.sessionStorage.read()?.user_id).toBe(demoIds.admin)
  })
})

/** Registers the person's own organisation as a second account, and returns its session. */
async function registerAgain({ fetch, adapters }: StoryWorld, email: string): Promise<Auth> {
  const client = createClient({
    baseUrl: 'http://app.example/api',
    fetch: (input, init) => fetch(new Request(input, init)),
    getToken: () => null,
  })
  await client.call('sendMagicLink', { query: { email } })
  const code = /\b\d{6}\b/.exec(adapters.outbox.at(-1)?.text ?? '')?.[0] ?? ''
  const { payload } = await client.call('loginMagicLink', {
    query: { email, code, register: true },
  })
  if (!payload) throw new Error('refused')
  return payload
}
