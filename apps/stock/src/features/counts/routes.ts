import { screen } from '@org/app-kit/public'
import type { FeatureRoutes } from '#shared/feature-routes.ts'

export const countsRoutes: FeatureRoutes = {
  stock: [
    screen('stock/counts', async () => (await import('./list/counts-page.tsx')).CountsPage),
    screen('stock/count/:countId', async () => (await import('./count/count-page.tsx')).CountPage),
  ],
}
