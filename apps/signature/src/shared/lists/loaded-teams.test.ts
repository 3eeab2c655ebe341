import 'fake-indexeddb/auto'
import { refusing } from '@org/app-kit/testing'
import { expect, it } from 'vitest'
import { startProduct } from '#app/testing/test-product.ts'
import { teams } from './teams.ts'
import { loadedTeams } from './loaded-teams.ts'

const never = new AbortController().signal

async function startStore(options?: Parameters<typeof startProduct>[0]) {
  const { store, state } = await startProduct(options)
  return { ...store, getState: state }
}

it('waits for teams that are loading', async () => {
  const store = await startStore()
  const before = store.getState().teams.data
  store.dispatch(teams.actions.clear())
  const found = loadedTeams(store, never)
  store.dispatch(teams.actions.loadRequested())
  expect(await found).toEqual(before)
})

it('rejects with the reason if loading fails, and loads again on the next call', async () => {
  let isRefusing = false
  const refuse = refusing('GET', '/teams', 'Service indisponible')
  const store = await startStore({
    intercept: (request) => (isRefusing ? refuse(request) : undefined),
  })
  isRefusing = true
  store.dispatch(teams.actions.clear())
  store.dispatch(teams.actions.loadRequested())
  await expect(loadedTeams(store, never)).rejects.toThrow('Service indisponible')
  isRefusing = false
  expect(await loadedTeams(store, never)).toHaveLength(4)
})

it('rejects when the signal is aborted', async () => {
  const store = await startStore()
  store.dispatch(teams.actions.clear())
  const reader = new AbortController()
  const found = loadedTeams(store, reader.signal)
  reader.abort()
  await expect(found).rejects.toThrow(/abort/i)
})

it('rejects when the signal is already aborted', async () => {
  const store = await startStore()
  store.dispatch(teams.actions.clear())
  await expect(loadedTeams(store, AbortSignal.abort())).rejects.toThrow(/abort/i)
})
