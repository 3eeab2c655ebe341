import { screen } from '@org/app-kit/public'
import type { FeatureRoutes } from '#shared/feature-routes.ts'

export const programsRoutes: FeatureRoutes = {
  signedIn: [
    screen('training-programs', async () => (await import('./programs-page.tsx')).ProgramsPage),
    screen(
      'training-programs/new',
      async () => (await import('./editor/program-page.tsx')).NewProgramPage,
    ),
    screen(
      'training-programs/:programId',
      async () => (await import('./editor/program-page.tsx')).ProgramPage,
    ),
  ],
}
