import { screen } from '@org/app-kit/public'
import type { FeatureRoutes } from '#shared/feature-routes.ts'

export const forbiddenRoutes: FeatureRoutes = {
  anywhere: [
    screen('unauthorized', async () => (await import('./forbidden-page.tsx')).ForbiddenPage),
  ],
}
