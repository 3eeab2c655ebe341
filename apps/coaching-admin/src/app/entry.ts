import type { ProductEntry } from '@org/app-kit/public'

/** The coaching admin's entry for a host. It has no public pages. */
export const product: Pick<ProductEntry, 'name' | 'loadApp'> = {
  name: 'coaching-admin',
  loadApp: async () => (await import('./product.ts')).product,
}
