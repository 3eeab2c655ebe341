import { screen } from '@org/app-kit/public'
import type { FeatureRoutes } from '#shared/feature-routes.ts'

export const coachesRoutes: FeatureRoutes = {
  admins: [
    screen('coachs', async () => (await import('./coaches-page.tsx')).CoachesPage),
    screen('coach/invite', async () => (await import('./invite-page.tsx')).InvitePage),
    screen('coach/:coachId', async () => (await import('./coach-page.tsx')).CoachPage),
  ],
}
