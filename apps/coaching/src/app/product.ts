import { coachingRoutes } from '@org/api/coaching-client'
import { clearTabDrafts, draftStorages, type Product } from '@org/app-kit'
import { preloadPages } from '@org/app-kit/public'
import { serverCoachingPorts } from '@org/data/server'
import { clearMediaCache } from '@org/ui/media'
import { clearProgress } from '#shared/training-progress/kept-progress.ts'
import { loadAccount } from '#shared/account/load-account.ts'
import { startFeature } from './features.ts'
import { Router } from './router.tsx'

/** The coaching product: its routes, state and sagas. */
export const product: Product = {
  name: 'coaching',
  Router,
  routes: coachingRoutes,
  openPorts: serverCoachingPorts,
  ...startFeature,
  loadAccount,
  preload: preloadPages,
  // Unsaved work survives an expired session; only a sign-out clears it.
  clearLocalData: async (reason) => {
    clearMediaCache()
    if (reason !== 'expired') clearProgress()
    const storages = draftStorages()
    if (reason !== 'expired' && storages) clearTabDrafts(storages)
  },
}
