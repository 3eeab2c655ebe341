import { screen, type FeatureRoutes } from '#shared/feature-routes.ts'

export const billingRoutes: FeatureRoutes = {
  administered: [screen('billing', async () => (await import('./billing-page.tsx')).BillingPage)],
}
