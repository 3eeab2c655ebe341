import { screen } from '@org/app-kit/public'
import type { FeatureRoutes } from '#shared/feature-routes.ts'

export const categoriesRoutes: FeatureRoutes = {
  productCategories: [
    screen(
      'product-categories',
      async () => (await import('./categories-page.tsx')).CategoriesPage,
    ),
    screen(
      'product-categories/create',
      async () => (await import('./create-category-page.tsx')).CreateCategoryPage,
    ),
    screen(
      'product-categories/:categoryId',
      async () => (await import('./category-page.tsx')).CategoryPage,
    ),
  ],
}
