import type { ProductEntry } from '@org/app-kit/public'

/** Entry point with which a host loads the stock product, which has no public pages. */
export const product: Pick<ProductEntry, 'name' | 'loadApp'> = {
  name: 'stock',
  loadApp: async () => (await import('./product.ts')).product,
}
