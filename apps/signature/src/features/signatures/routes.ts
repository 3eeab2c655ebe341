import { screen } from '@org/app-kit/public'
import type { FeatureRoutes } from '#shared/feature-routes.ts'

export const signaturesRoutes: FeatureRoutes = {
  scoped: [
    screen('signatures', async () => (await import('./list/signatures-page.tsx')).SignaturesPage),
    screen(
      ['signatures/new', 'signature/:signatureId'],
      async () => (await import('./editor/editor-page.tsx')).SignaturePage,
    ),
  ],
}
