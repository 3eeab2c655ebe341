import type { ProductLoader } from '@org/app-kit/public'

/** A product that has its name already and no screens yet: whoever opens it is told so. */
const unbuilt: ProductLoader = () => Promise.resolve({ product: {} })

/**
 * The products of this front end by the names that the server's `HOSTS` and `APP` may give; each
 * one's code is loaded only where it is shown.
 */
export const products: Readonly<Record<string, ProductLoader>> = {
  signature: () => import('@org/product-signature'),
  stock: unbuilt,
  coaching: unbuilt,
  'coaching-admin': unbuilt,
  tour: unbuilt,
}
