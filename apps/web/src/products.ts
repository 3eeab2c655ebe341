import type { ProductLoader } from '@org/app-kit/public'

/**
 * The products of this front end, by the names used in the server's `HOSTS` and `APP`. The code of
 * a product loads only when the product is shown.
 */
export const products: Readonly<Record<string, ProductLoader>> = {
  signature: () => import('@org/product-signature'),
  stock: () => import('@org/product-stock'),
  coaching: () => import('@org/product-coaching'),
  'coaching-admin': () => import('@org/product-coaching-admin'),
  tour: () => import('@org/product-tour'),
}
