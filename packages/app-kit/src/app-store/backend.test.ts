import { demoIds } from '@org/api/memory'
import { afterEach, expect, it, vi } from 'vitest'
import { logoutRequested, sessionEnded } from '../session/session-slice.ts'
import { memorySessionStorage } from '../session/session-storage.ts'
import { memoryData } from '@org/data/memory'
import { memoryBrowser } from '../testing/memory-browser.ts'
import { createWorld } from '../testing/story-world.ts'
import { createAppStore } from './create-app-store.ts'

let stop = () => undefined as void
afterEach(() => stop())

/** Starts a store whose calls are answered by a backend instead of the server. */
async function start() {
  const world = await createWorld({ userId: demoIds.admin })
  const cleared: string[] = []
  const app = createAppStore({
    product: {
      reducers: {},
      sagas: [],
      clearLocalData: async (reason) => void cleared.push(`product: ${reason}`),
    },
    baseUrl: 'https://pages.example/api',
    sessionStorage: memorySessionStorage(world.auth),
    ...memoryBrowser(),
    notify: () => () => undefined,
    backend: {
      fetch: (input, init) => world.fetch(new Request(input, init)),
      filesUrl: 'https://functions.example/files/stock/api',
      openData: async () => memoryData(),
      clearLocalData: async (reason) => void cleared.push(`backend: ${reason}`),
    },
  })
  stop = app.stop
  await vi.waitFor(() => expect(app.store.getState().session.isRestoring).toBe(false))
  return { ...app, world, cleared }
}

it('sends calls to the backend, and uses the backend’s address for files', async () => {
  const { environment, world } = await start()
  expect(world.requests.map(({ path }) => path)).toContain('/api/user/me')
  expect(environment.filesUrl).toBe('https://functions.example/files/stock/api')
  expect(environment.isIdentityOnly).toBe(true)
})

it('opens the backend’s identity service once, without asking the server for it', async () => {
  const { environment, world } = await start()
  expect(await environment.data()).toBe(await environment.data())
  expect(world.requests.map(({ path }) => path)).not.toContain('/api/conf')
})

it('clears the local data of the product and of the backend when the session ends', async () => {
  const { store, cleared } = await start()
  store.dispatch(logoutRequested())
  await vi.waitFor(() => expect(cleared).toEqual(['product: logout', 'backend: logout']))
  store.dispatch(sessionEnded('expired'))
  await vi.waitFor(() => expect(cleared.slice(2)).toEqual(['product: expired', 'backend: expired']))
})
