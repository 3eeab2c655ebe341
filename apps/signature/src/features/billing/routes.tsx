import { Route } from 'react-router-dom'
import { lazyPage } from '#shared/lazy-page.tsx'
import type { FeatureRoutes } from '#shared/feature-routes.ts'

const BillingPage = lazyPage(async () => (await import('./billing-page.tsx')).BillingPage)

export const billingRoutes: FeatureRoutes = {
  administered: <Route path="billing" element={<BillingPage />} />,
}
