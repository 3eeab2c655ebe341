import { screen } from '@org/app-kit/public'
import type { FeatureRoutes } from '#shared/feature-routes.ts'

export const importRoutes: FeatureRoutes = {
  // Open to all signed-in people, since the permission depends on the kind of table in the address.
  signedIn: [screen('import', async () => (await import('./import-page.tsx')).ImportPage)],
}
