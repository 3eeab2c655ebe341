import { Route } from 'react-router-dom'
import { lazyPage } from '#shared/lazy-page.tsx'
import type { FeatureRoutes } from '#shared/feature-routes.ts'

const TeamsPage = lazyPage(async () => (await import('./teams-page.tsx')).TeamsPage)
const TeamPage = lazyPage(async () => (await import('./team-page.tsx')).TeamPage)

export const teamsRoutes: FeatureRoutes = {
  administered: <Route path="teams" element={<TeamsPage />} />,
  managed: <Route path="team/:teamId" element={<TeamPage />} />,
}
