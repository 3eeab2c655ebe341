import { screen } from '@org/app-kit/public'
import type { FeatureRoutes } from '#shared/feature-routes.ts'

export const billingRoutes: FeatureRoutes = {
  signedIn: [
    screen('billing/invoices', async () => (await import('./invoices-page.tsx')).InvoicesPage),
  ],
}
