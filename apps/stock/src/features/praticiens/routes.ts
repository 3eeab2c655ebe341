import { screen } from '@org/app-kit/public'
import type { FeatureRoutes } from '#shared/feature-routes.ts'

export const praticiensRoutes: FeatureRoutes = {
  praticiens: [
    screen('praticiens', async () => (await import('./praticiens-page.tsx')).PraticiensPage),
    screen(
      'praticien/create',
      async () => (await import('./create-praticien-page.tsx')).CreatePraticienPage,
    ),
    screen(
      'praticien/:praticienId',
      async () => (await import('./praticien-page.tsx')).PraticienPage,
    ),
  ],
}
