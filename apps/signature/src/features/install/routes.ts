import { screen } from '@org/app-kit/public'
import type { FeatureRoutes } from '#shared/feature-routes.ts'

export const installScreen = screen(
  'user/:installKey/install-email',
  async () => (await import('./install-page/install-page.tsx')).InstallPage,
)

export const installRoutes: FeatureRoutes = { bare: [installScreen] }
