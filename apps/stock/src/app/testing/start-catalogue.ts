import { type EntityList, type Feature, selectList } from '@org/app-kit'
import type { TestAppOptions } from '@org/app-kit/testing'
import { vi } from 'vitest'
import { catalogueApi } from '#shared/testing/catalogue-seed.ts'
import { startProduct } from './test-product.ts'

/** Starts the product with a feature of the catalogue, and loads the feature's list. */
export async function startCatalogue<Item extends { id: string }>(
  feature: Feature,
  list: EntityList<Item>,
  options: TestAppOptions = {},
) {
  const app = await startProduct({ ...options, api: { ...catalogueApi, ...options.api } })
  app.register(feature)
  app.store.dispatch(list.actions.loadRequested())
  await vi.waitFor(() => {
    if (!selectList(list)(app.store.getState()).loaded) throw new Error('loading')
  })
  app.notices.length = 0
  app.world.requests.length = 0
  return app
}
