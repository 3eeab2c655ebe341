import { screen } from '@org/app-kit/public'
import type { FeatureRoutes } from '#shared/feature-routes.ts'

export const exercicesRoutes: FeatureRoutes = {
  signedIn: [
    screen('exercices', async () => (await import('./exercices-page.tsx')).ExercicesPage),
    screen(
      'exercices/new',
      async () => (await import('./editor/new-exercice-page.tsx')).NewExercicePage,
    ),
    screen(
      'exercices/:exerciceId',
      async () => (await import('./editor/exercice-page.tsx')).ExercicePage,
    ),
  ],
}
