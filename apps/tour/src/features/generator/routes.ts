import { screen } from '@org/app-kit/public'
import type { FeatureRoutes } from '#shared/feature-routes.ts'

export const generatorRoutes = {
  anywhere: [
    screen('/', async () => (await import('./generator-page/generator-page.tsx')).GeneratorPage),
  ],
} as const satisfies FeatureRoutes
