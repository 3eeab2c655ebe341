import 'fake-indexeddb/auto'
import { entityChanged, type EntityChange } from '@org/app-kit'
import { expect, it, vi } from 'vitest'
import { startProduct } from './testing/test-product.ts'

const organisation = '/api/organisation/demo-organisation'

const cases: readonly [string, EntityChange, readonly string[]][] = [
  ['teams', 'created', []],
  ['teams', 'updated', ['/users']],
  ['teams', 'deleted', ['/teams', '/users']],
  ['users', 'created', ['', '/teams', '/users']],
  ['users', 'updated', ['/teams', '/users']],
  ['users', 'deleted', ['', '/teams', '/users']],
  ['templates', 'created', []],
  ['templates', 'updated', ['/teams', '/users']],
  ['templates', 'deleted', ['', '/teams', '/users']],
  ['campaigns', 'updated', []],
  ['campaigns', 'deleted', ['/teams']],
  ['organisation', 'updated', ['/teams', '/users']],
]

it.each(cases)('reloads the data affected by a change: %s %s', async (entity, change, paths) => {
  const app = await startProduct()
  app.store.dispatch(entityChanged({ entity, change }))
  const read = () => app.world.requests.map(({ path }) => path.replace(/\?.*/, '')).toSorted()
  await vi.waitFor(() => expect(read()).toHaveLength(paths.length))
  expect(read()).toEqual(paths.map((path) => organisation + path))
})
