import { screen } from '@org/app-kit/public'
import type { FeatureRoutes } from '#shared/feature-routes.ts'

export const launchScreen = screen(
  'training-session/launch',
  async () => (await import('./detail/launch-page.tsx')).LaunchPage,
)

export const trainingSessionScreen = screen(
  'app/training-sessions/:sessionId',
  async () => (await import('./detail/training-session-page.tsx')).TrainingSessionPage,
)

export const trainingRoutes: FeatureRoutes = {
  bare: [launchScreen],
  visited: [trainingSessionScreen],
}
