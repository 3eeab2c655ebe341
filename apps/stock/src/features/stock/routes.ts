import { screen } from '@org/app-kit/public'
import type { FeatureRoutes } from '#shared/feature-routes.ts'

export const stockRoutes: FeatureRoutes = {
  stock: [
    screen('stock', async () => (await import('./stock-page.tsx')).StockPage),
    screen(
      'stock/movements',
      async () => (await import('./movements/movements-page.tsx')).MovementsPage,
    ),
    screen('stock/lots', async () => (await import('./lots/lots-page.tsx')).LotsPage),
    screen('stock/lot', async () => (await import('./lots/lot-page.tsx')).LotPage),
    screen(
      'stock/:productId',
      async () => (await import('./product/product-stock-page.tsx')).ProductStockPage,
    ),
  ],
}
