import { createTestApp, demoIds, type TestAppOptions } from '@org/app-kit/testing'
import { vi } from 'vitest'
import { companyFeature } from '#features/company'
import { deployFeature } from '#features/deploy'
import { employeeGroupsFeature } from '#features/employees'
import { profileFeature } from '#features/profile'
import { product } from '../product.ts'
import type { RootState } from '../features.ts'

/**
 * Features that are registered here because flow tests do not render the screens that register
 * them.
 */
const screenFeatures = [companyFeature, deployFeature, employeeGroupsFeature, profileFeature]

/**
 * Starts the product on an in-memory installation, signed in as the administrator, with the lists
 * loaded.
 */
export async function startProduct(options: TestAppOptions = {}) {
  const api = { userId: demoIds.admin, ...options.api }
  const app = await createTestApp({ ...options, product, api })
  for (const feature of screenFeatures) app.register(feature)
  const state = () => app.store.getState() as RootState
  const isReady = () => {
    if (!state().onboarding.isLoaded || state().session.isRestoring) throw new Error('starting')
    if (api.userId === null) return
    const { users, teams, templates, campaigns } = state()
    if (![users, teams, templates, campaigns].every(({ loaded }) => loaded)) {
      throw new Error('loading')
    }
  }
  await vi.waitFor(isReady, 10_000)
  app.notices.length = 0
  app.world.requests.length = 0
  const mutations = () =>
    app.world.requests
      .filter(({ method }) => method !== 'GET')
      .map(({ method, path }) => `${method} ${path}`)
  return { ...app, state, mutations }
}

export type TestProduct = Awaited<ReturnType<typeof startProduct>>
