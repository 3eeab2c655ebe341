import { screen } from '@org/app-kit/public'
import type { FeatureRoutes } from '#shared/feature-routes.ts'

export const returnsRoutes: FeatureRoutes = {
  commandreturns: [
    screen('commandreturns', async () => (await import('./list/returns-page.tsx')).ReturnsPage),
    screen('validate-returns', async () => (await import('./list/open-page.tsx')).OpenReturnsPage),
    screen('commandreturn/:id', async () => (await import('./return/return-page.tsx')).ReturnPage),
  ],
}
