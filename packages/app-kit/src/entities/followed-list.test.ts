import { demoIds } from '@org/api/memory'
import { expect, it, vi } from 'vitest'
import { tablesChanged } from '../changes/changes-slice.ts'
import { createList, selectList } from '../lists/create-list.ts'
import { createTestApp } from '../testing/test-app.ts'
import { createEntityFlow } from './entity-flow.ts'

interface Fruit {
  id: string
  revision: number
}

const fruits = createList<Fruit>('fruits')
const page = vi.fn(async () => ({
  data: [{ id: 'apple', revision: page.mock.calls.length }],
  total: 1,
}))
const none = () => Promise.reject(new Error('Nothing is saved'))
const flow = createEntityFlow({
  list: fruits,
  texts: { save: { saving: '', saved: '' } },
  load: { page, after: {}, table: 'products' },
  create: { send: none },
  update: { send: none },
})

/**
 * Starts an application whose list follows the server's table `products`, and waits until the
 * session is restored. The list is not loaded yet.
 */
async function start() {
  page.mockClear()
  const product = { reducers: { fruits: fruits.reducer }, sagas: [flow.saga] }
  const app = await createTestApp({ product, api: { userId: demoIds.admin } })
  await vi.waitFor(() => expect(app.store.getState().session.isRestoring).toBe(false))
  return { ...app, list: () => selectList(fruits)(app.store.getState()) }
}

it('reloads a loaded list when its table changes, and keeps its items meanwhile', async () => {
  const { store, list, stop } = await start()
  store.dispatch(fruits.actions.loadRequested())
  await vi.waitFor(() => expect(list().loaded).toBe(true))
  store.dispatch(tablesChanged(['suppliers', 'products']))
  expect(list().data).toHaveLength(1)
  await vi.waitFor(() => expect(list().data[0]?.revision).toBe(2))
  stop()
})

it('loads nothing for other tables, or before a screen has asked for the list', async () => {
  const { store, list, stop } = await start()
  store.dispatch(tablesChanged(['products']))
  store.dispatch(fruits.actions.loadRequested())
  await vi.waitFor(() => expect(list().loaded).toBe(true))
  store.dispatch(tablesChanged(['suppliers']))
  await Promise.resolve()
  expect(page).toHaveBeenCalledOnce()
  stop()
})
