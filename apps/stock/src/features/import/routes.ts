import { screen } from '@org/app-kit/public'
import type { FeatureRoutes } from '#shared/feature-routes.ts'

export const importRoutes: FeatureRoutes = {
  // What a person may import depends on the kind of table, which the address says.
  signedIn: [screen('import', async () => (await import('./import-page.tsx')).ImportPage)],
}
