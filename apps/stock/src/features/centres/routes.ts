import { screen } from '@org/app-kit/public'
import type { FeatureRoutes } from '#shared/feature-routes.ts'

export const centresRoutes: FeatureRoutes = {
  signedIn: [screen('centres', async () => (await import('./centres-page.tsx')).CentresPage)],
  centres: [
    screen(
      'centre/create',
      async () => (await import('./create-centre-page.tsx')).CreateCentrePage,
    ),
    screen('centre/:centreId', async () => (await import('./centre-page.tsx')).CentrePage),
  ],
}
