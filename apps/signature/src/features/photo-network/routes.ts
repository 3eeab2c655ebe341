import { screen } from '@org/app-kit/public'
import type { FeatureRoutes } from '#shared/feature-routes.ts'

export const photoNetworkRoutes: FeatureRoutes = {
  visited: [
    screen('photo-network', async () => (await import('./photo-callback.tsx')).PhotoCallback),
  ],
}
