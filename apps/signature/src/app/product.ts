import { clearTabDrafts, draftStorages, type Product } from '@org/app-kit'
import { preloadPages } from '@org/app-kit/public'
import { clearMediaCache } from '@org/ui/media'
import { clearImport } from '#features/employees'
import { draftStore } from '#features/onboarding'
import { startFeature } from './features.ts'
import { Router } from './router.tsx'

/** The signature product: its routes, state and sagas. */
export const product: Product = {
  name: 'signature',
  Router,
  ...startFeature,
  preload: preloadPages,
  // Unsaved work survives an expired session; only a sign-out clears it.
  clearLocalData: async (reason) => {
    clearMediaCache()
    if (reason === 'expired') return
    const storages = draftStorages()
    if (storages) clearTabDrafts(storages)
    await Promise.all([draftStore.clear(), clearImport()])
  },
}
