import { coachingRoutes } from '@org/api/coaching-client'
import type { ProductEntry } from '@org/app-kit/public'
import { serverTrainingSessions } from '@org/data/server'
import { isPublicTrainingPath } from '#features/training'
import type { PublicPorts } from '#shared/ports/public-ports.ts'

/**
 * The entry point through which a host starts the coaching product; all other code loads on demand.
 */
export const product: ProductEntry = {
  name: 'coaching',
  isPublic: isPublicTrainingPath,
  publicRoutes: coachingRoutes,
  openPublicPorts: (client): PublicPorts => ({
    trainingSessions: serverTrainingSessions(client),
  }),
  loadPublic: async () => (await import('./public-router.tsx')).PublicRouter,
  loadApp: async () => (await import('./product.ts')).product,
}
