import { screen } from '@org/app-kit/public'
import type { FeatureRoutes } from '#shared/feature-routes.ts'

export const productsRoutes: FeatureRoutes = {
  product_list: [
    screen('products', async () => (await import('./products-page.tsx')).ProductsPage),
    screen('products/labels', async () => (await import('./labels/labels-page.tsx')).LabelsPage),
    screen(
      'product/create',
      async () => (await import('./create-product-page.tsx')).CreateProductPage,
    ),
    screen('product/:productId', async () => (await import('./product-page.tsx')).ProductPage),
  ],
}
