import { screen } from '@org/app-kit/public'
import type { FeatureRoutes } from '#shared/feature-routes.ts'

export const generatorScreen = screen(
  '/',
  async () => (await import('./generator-page/generator-page.tsx')).GeneratorPage,
)

export const generatorRoutes: FeatureRoutes = { anywhere: [generatorScreen] }
