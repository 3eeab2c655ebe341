import type { ProductEntry } from '@org/app-kit/public'

/**
 * The tour generator's entry for a host. All its pages are public: it has no store and no sign-in.
 */
export const product: Pick<ProductEntry, 'name' | 'loadPublic'> = {
  name: 'tour',
  loadPublic: async () => (await import('./public-router.tsx')).PublicRouter,
}
