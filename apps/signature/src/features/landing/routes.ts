import { screen } from '@org/app-kit/public'
import type { FeatureRoutes } from '#shared/feature-routes.ts'

export const landingRoutes = {
  visitors: [screen('/', async () => (await import('./landing-page.tsx')).LandingPage)],
} as const satisfies FeatureRoutes
