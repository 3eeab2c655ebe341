import { screen } from '@org/app-kit/public'
import type { FeatureRoutes } from '#shared/feature-routes.ts'

export const billingRoutes: FeatureRoutes = {
  administered: [screen('billing', async () => (await import('./billing-page.tsx')).BillingPage)],
}
