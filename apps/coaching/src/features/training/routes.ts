import { screen } from '@org/app-kit/public'
import type { FeatureRoutes } from '#shared/feature-routes.ts'

export const trainingRoutes = {
  bare: [
    screen(
      'training-session/launch',
      async () => (await import('./detail/launch-page.tsx')).LaunchPage,
    ),
  ],
  visited: [
    screen(
      'app/training-sessions/:sessionId',
      async () => (await import('./detail/training-session-page.tsx')).TrainingSessionPage,
    ),
  ],
} as const satisfies FeatureRoutes
