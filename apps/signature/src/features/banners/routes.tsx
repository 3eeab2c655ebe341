import { Route } from 'react-router-dom'
import { lazyPage } from '#shared/lazy-page.tsx'
import type { FeatureRoutes } from '#shared/feature-routes.ts'

const BannersPage = lazyPage(async () => (await import('./banners-page.tsx')).BannersPage)

export const bannersRoutes: FeatureRoutes = {
  scoped: <Route path="banners" element={<BannersPage />} />,
}
