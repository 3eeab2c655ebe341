import { screen } from '@org/app-kit/public'
import type { FeatureRoutes } from '#shared/feature-routes.ts'

export const deployRoutes: FeatureRoutes = {
  scoped: [screen('deploy', async () => (await import('./deploy-page.tsx')).DeployPage)],
}
