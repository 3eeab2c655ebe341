import { createTestApp, type TestAppOptions } from '@org/app-kit/testing'
import { vi } from 'vitest'
import { stockApi, stockIds } from '#shared/testing/stock-seed.ts'
import type { RootState } from '../features.ts'
import { product } from '../product.ts'

/**
 * Starts the product on an in-memory installation, signed in as the super admin, with the centres
 * loaded.
 */
export async function startProduct(options: TestAppOptions = {}) {
  const api = { ...stockApi, userId: stockIds.superAdmin, ...options.api }
  const app = await createTestApp({ ...options, product, api })
  const state = () => app.store.getState() as RootState
  await vi.waitFor(() => {
    const { session, centres } = state()
    if (session.isRestoring || !centres.loaded) throw new Error('loading')
  }, 10_000)
  app.notices.length = 0
  app.world.requests.length = 0
  return { ...app, state }
}
