import { screen } from '@org/app-kit/public'
import type { FeatureRoutes } from '#shared/feature-routes.ts'

export const teamsRoutes: FeatureRoutes = {
  administered: [screen('teams', async () => (await import('./teams-page.tsx')).TeamsPage)],
  managed: [screen('team/:teamId', async () => (await import('./team-page.tsx')).TeamPage)],
}
