import { coachingRoutes } from '@org/api/coaching-client'
import type { ProductEntry } from '@org/app-kit/public'
import { isPublicTrainingPath } from '#features/training'

/** The coaching product's entry for a host; everything else loads on demand. */
export const product: ProductEntry = {
  name: 'coaching',
  isPublic: isPublicTrainingPath,
  publicRoutes: coachingRoutes,
  loadPublic: async () => (await import('./public-router.tsx')).PublicRouter,
  loadApp: async () => (await import('./product.ts')).product,
}
