import { screen } from '@org/app-kit/public'
import type { FeatureRoutes } from '#shared/feature-routes.ts'

export const homeRoutes: FeatureRoutes = {
  admins: [screen('home', async () => (await import('./home-page.tsx')).HomePage)],
}
