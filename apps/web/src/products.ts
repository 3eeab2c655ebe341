import type { ProductLoader } from '@org/app-kit'

/** The products of this front end; each one's code is loaded only where it is shown. */
export const products: Readonly<Record<string, ProductLoader>> = {
  signature: () => import('@org/product-signature'),
}
