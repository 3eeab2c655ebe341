import { screen } from '@org/app-kit/public'
import type { FeatureRoutes } from '#shared/feature-routes.ts'

export const profileRoutes: FeatureRoutes = {
  signedIn: [screen('profile', async () => (await import('./profile-page.tsx')).ProfilePage)],
}
