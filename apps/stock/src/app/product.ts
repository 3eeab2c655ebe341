import { stockRoutes } from '@org/api/stock-client'
import { clearDrafts, type Product } from '@org/app-kit'
import { preloadPages } from '@org/app-kit/public'
import { serverStockPorts } from '@org/data/server'
import { loadAccount } from '#shared/account/load-account.ts'
import { startFeature } from './features.ts'
import { Router } from './router.tsx'

/** The stock product: its routes, state and sagas. */
export const product: Product = {
  name: 'stock',
  Router,
  routes: stockRoutes,
  openPorts: serverStockPorts,
  ...startFeature,
  loadAccount,
  preload: preloadPages,
  // An expired session may leave unsaved work behind; only a sign-out clears it.
  clearLocalData: async (reason) => {
    if (reason !== 'expired') await clearDrafts()
  },
}
