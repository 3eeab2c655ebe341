import { screen } from '@org/app-kit/public'
import type { FeatureRoutes } from '#shared/feature-routes.ts'

export const tagsRoutes: FeatureRoutes = {
  admins: [
    screen('database/tags', async () => (await import('./sports-page.tsx')).SportsPage),
    screen(
      'database/equipments',
      async () => (await import('./equipments-page.tsx')).EquipmentsPage,
    ),
  ],
}
