import { screen } from '@org/app-kit/public'
import type { FeatureRoutes } from '#shared/feature-routes.ts'

export const trainingSessionsRoutes: FeatureRoutes = {
  signedIn: [
    screen(
      'training-sessions',
      async () => (await import('./training-sessions-page.tsx')).TrainingSessionsPage,
    ),
    screen(
      'training-sessions/new',
      async () => (await import('./editor/new-session-page.tsx')).NewSessionPage,
    ),
    screen(
      'training-sessions/:sessionId',
      async () => (await import('./editor/session-page.tsx')).SessionPage,
    ),
  ],
}
