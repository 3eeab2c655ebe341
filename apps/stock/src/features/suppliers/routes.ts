import { screen } from '@org/app-kit/public'
import type { FeatureRoutes } from '#shared/feature-routes.ts'

export const suppliersRoutes: FeatureRoutes = {
  suppliers: [
    screen('suppliers', async () => (await import('./suppliers-page.tsx')).SuppliersPage),
    screen(
      'supplier/create',
      async () => (await import('./create-supplier-page.tsx')).CreateSupplierPage,
    ),
    screen('supplier/:supplierId', async () => (await import('./supplier-page.tsx')).SupplierPage),
  ],
}
