import { screen } from '@org/app-kit/public'
import type { FeatureRoutes } from '#shared/feature-routes.ts'

export const linkedAccountsRoutes: FeatureRoutes = {
  signedIn: [
    screen(
      'linked-accounts',
      async () => (await import('./linked-accounts-page.tsx')).LinkedAccountsPage,
    ),
  ],
}
