import { screen } from '@org/app-kit/public'
import type { FeatureRoutes } from '#shared/feature-routes.ts'

export const landingScreen = screen(
  '/',
  async () => (await import('./landing-page.tsx')).LandingPage,
)

export const landingRoutes: FeatureRoutes = { visitors: [landingScreen] }
