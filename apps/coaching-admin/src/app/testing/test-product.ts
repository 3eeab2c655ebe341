import { createTestApp, type TestAppOptions } from '@org/app-kit/testing'
import type { Feature } from '@org/app-kit'
import { vi } from 'vitest'
import { studioApi } from '#shared/testing/studio-seed.ts'
import { product } from '../product.ts'

/** Starts the product with one feature, signed in as the admin of an in-memory installation. */
export async function startProduct(feature: Feature, options: TestAppOptions = {}) {
  const app = await createTestApp({ ...options, product, api: { ...studioApi, ...options.api } })
  app.register(feature)
  await vi.waitFor(() => {
    if (app.store.getState().session.isRestoring) throw new Error('loading')
  }, 10_000)
  app.notices.length = 0
  app.world.requests.length = 0
  return app
}
