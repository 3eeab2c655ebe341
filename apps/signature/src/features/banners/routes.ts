import { screen } from '@org/app-kit/public'
import type { FeatureRoutes } from '#shared/feature-routes.ts'

export const bannersRoutes: FeatureRoutes = {
  scoped: [screen('banners', async () => (await import('./banners-page.tsx')).BannersPage)],
}
