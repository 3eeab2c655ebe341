import { screen } from '@org/app-kit/public'
import type { FeatureRoutes } from '#shared/feature-routes.ts'

export const memberHomeRoutes: FeatureRoutes = {
  members: [screen('home', async () => (await import('./member-home.tsx')).MemberHome)],
}
