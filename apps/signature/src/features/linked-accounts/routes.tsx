import { Route } from 'react-router-dom'
import { lazyPage } from '#shared/lazy-page.tsx'
import type { FeatureRoutes } from '#shared/feature-routes.ts'

const LinkedAccountsPage = lazyPage(
  async () => (await import('./linked-accounts-page.tsx')).LinkedAccountsPage,
)

export const linkedAccountsRoutes: FeatureRoutes = {
  signedIn: <Route path="linked-accounts" element={<LinkedAccountsPage />} />,
}
