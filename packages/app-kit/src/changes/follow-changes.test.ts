import { demoIds } from '@org/api/memory'
import type { ChangeCounts, Changes } from '@org/data'
import { memoryData } from '@org/data/memory'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createAppStore } from '../app-store/create-app-store.ts'
import { operationStarted, operationSucceeded } from '../operations/operations-slice.ts'
import { sessionEnded } from '../session/session-slice.ts'
import { memorySessionStorage } from '../session/session-storage.ts'
import { memoryBrowser } from '../testing/memory-browser.ts'
import { createWorld } from '../testing/story-world.ts'
import { reloadPause, retryPause } from './follow-changes.ts'

/** Stands in for the service that reports changes. */
function changesStandIn() {
  const listeners = new Set<(counts: ChangeCounts) => void>()
  const tokens: string[] = []
  const failures: Error[] = []
  const changes: Changes = {
    async follow(token, onCounts) {
      tokens.push(token)
      const failure = failures.pop()
      if (failure) throw failure
      listeners.add(onCounts)
      return () => listeners.delete(onCounts)
    },
  }
  const report = (counts: ChangeCounts) => listeners.forEach((listener) => listener(counts))
  return { changes, listeners, tokens, failures, report }
}

/** Stands in for the document of a tab, so that tests can hide and show it. */
class Tab extends EventTarget {
  visibilityState = 'visible'

  turn(state: 'visible' | 'hidden') {
    this.visibilityState = state
    this.dispatchEvent(new Event('visibilitychange'))
  }
}

let tab: Tab
let stop = () => undefined as void

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  tab = new Tab()
  vi.stubGlobal('document', tab)
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Starts a page, with a signed-in person unless `userId` is null. */
async function start(service = changesStandIn(), userId: string | null = demoIds.admin) {
  const world = await createWorld(userId === null ? {} : { userId })
  const app = createAppStore({
    product: { reducers: {}, sagas: [] },
    baseUrl: 'https://pages.example/api',
    sessionStorage: memorySessionStorage(world.auth),
    ...memoryBrowser(),
    notify: () => () => undefined,
    backend: {
      fetch: (input, init) => world.fetch(new Request(input, init)),
      filesUrl: 'https://functions.example/files/stock/api',
      openData: async () => memoryData(),
      openChanges: async () => service.changes,
    },
  })
  stop = app.stop
  await vi.waitFor(() => expect(app.store.getState().session.isRestoring).toBe(false))
  return { ...app, ...service, told: () => app.store.getState().changes }
}

/** Starts a page that follows changes and has received the first counts. */
async function startListening() {
  const page = await start()
  await vi.waitFor(() => expect(page.listeners.size).toBe(1))
  page.report({ products: 4 })
  await vi.advanceTimersByTimeAsync(0)
  return page
}

it('reports the tables that change, but not the first counts', async () => {
  const page = await startListening()
  expect(page.told()).toEqual({})
  page.report({ products: 5, suppliers: 1 })
  await vi.advanceTimersByTimeAsync(0)
  expect(page.told()).toEqual({ products: 1, suppliers: 1 })
})

it('reports at most once a second, and skips all but the latest counts', async () => {
  const page = await startListening()
  for (const products of [5, 6, 7]) {
    page.report({ products })
    await vi.advanceTimersByTimeAsync(10)
  }
  await vi.advanceTimersByTimeAsync(reloadPause - 100)
  expect(page.told()).toEqual({ products: 1 })
  await vi.advanceTimersByTimeAsync(100)
  expect(page.told()).toEqual({ products: 2 })
  await vi.advanceTimersByTimeAsync(10 * reloadPause)
  expect(page.told()).toEqual({ products: 2 })
})

it('reports nothing while the tab is hidden, and catches up when it is shown again', async () => {
  const page = await startListening()
  tab.turn('hidden')
  page.report({ products: 5 })
  await vi.advanceTimersByTimeAsync(10 * reloadPause)
  expect(page.told()).toEqual({})
  tab.turn('visible')
  await vi.advanceTimersByTimeAsync(0)
  expect(page.told()).toEqual({ products: 1 })
})

it('reports changes only after the page has finished saving', async () => {
  const page = await startListening()
  page.store.dispatch(operationStarted('suppliers/create'))
  page.report({ products: 5 })
  await vi.advanceTimersByTimeAsync(reloadPause)
  expect(page.told()).toEqual({})
  page.store.dispatch(operationSucceeded({ key: 'suppliers/create' }))
  await vi.advanceTimersByTimeAsync(0)
  expect(page.told()).toEqual({ products: 1 })
})

it('stops following when the session ends', async () => {
  const page = await startListening()
  page.store.dispatch(sessionEnded('logout'))
  await vi.waitFor(() => expect(page.listeners.size).toBe(0))
})

it('stops following a service that responds only after the session has ended', async () => {
  const service = changesStandIn()
  let answer = () => undefined as void
  const called = vi.fn()
  const changes: Changes = {
    async follow(...call) {
      called()
      await new Promise<void>((resolve) => (answer = resolve))
      return service.changes.follow(...call)
    },
  }
  const page = await start({ ...service, changes })
  await vi.waitFor(() => expect(called).toHaveBeenCalled())
  page.store.dispatch(sessionEnded('logout'))
  answer()
  await vi.waitFor(() => expect(service.tokens).toHaveLength(1))
  await vi.advanceTimersByTimeAsync(0)
  expect(service.listeners.size).toBe(0)
})

it('keeps the session when the service cannot be reached, and retries a minute later', async () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const service = changesStandIn()
  service.failures.push(new TypeError('Failed to fetch'))
  const page = await start(service)
  await vi.waitFor(() => expect(logged).toHaveBeenCalled())
  expect(page.listeners.size).toBe(0)
  await vi.advanceTimersByTimeAsync(retryPause)
  await vi.waitFor(() => expect(page.listeners.size).toBe(1))
  expect(page.store.getState().session.auth).not.toBeNull()
  logged.mockRestore()
})

it('follows nothing while nobody is signed in', async () => {
  const page = await start(changesStandIn(), null)
  await vi.advanceTimersByTimeAsync(retryPause)
  expect(page.tokens).toEqual([])
})
