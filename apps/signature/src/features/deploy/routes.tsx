import { Route } from 'react-router-dom'
import { lazyPage } from '#shared/lazy-page.tsx'
import type { FeatureRoutes } from '#shared/feature-routes.ts'

const DeployPage = lazyPage(async () => (await import('./deploy-page.tsx')).DeployPage)

export const deployRoutes: FeatureRoutes = {
  scoped: <Route path="deploy" element={<DeployPage />} />,
}
