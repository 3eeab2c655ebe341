import { Route } from 'react-router-dom'
import { lazyPage } from '#shared/lazy-page.tsx'
import type { FeatureRoutes } from '#shared/feature-routes.ts'

const PhotoCallback = lazyPage(async () => (await import('./photo-callback.tsx')).PhotoCallback)

export const photoNetworkRoutes: FeatureRoutes = {
  visited: <Route path="photo-network" element={<PhotoCallback />} />,
}
