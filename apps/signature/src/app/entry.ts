import type { ProductEntry } from '@org/app-kit/public'
import { isInstallPath } from '#features/install'

/** The signature product as a host meets it; everything else of it loads on demand. */
export const product: ProductEntry = {
  name: 'signature',
  // A signed-in person is led from the landing page to the own one, which takes the store.
  isPublic: (pathname, hasSession) => isInstallPath(pathname) || (pathname === '/' && !hasSession),
  loadPublic: async () => (await import('./public-router.tsx')).PublicRouter,
  loadApp: async () => (await import('./product.ts')).product,
}
