import type { ProductEntry } from '@org/app-kit/public'
import { isInstallPath } from '#features/install'

/** The signature product's entry for a host; everything else loads on demand. */
export const product: ProductEntry = {
  name: 'signature',
  // A signed-in person is redirected from the landing page to their home page, which needs the
  // store.
  isPublic: (pathname, hasSession) => isInstallPath(pathname) || (pathname === '/' && !hasSession),
  loadPublic: async () => (await import('./public-router.tsx')).PublicRouter,
  loadApp: async () => (await import('./product.ts')).product,
}
