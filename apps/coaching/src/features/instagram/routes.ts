import { screen } from '@org/app-kit/public'
import type { FeatureRoutes } from '#shared/feature-routes.ts'

export const instagramRoutes: FeatureRoutes = {
  bare: [
    screen('instagram-callback', async () => (await import('./callback-page.tsx')).CallbackPage),
  ],
}
