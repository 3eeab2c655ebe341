import { screen } from '@org/app-kit/public'
import type { FeatureRoutes } from '#shared/feature-routes.ts'

export const signInRoutes: FeatureRoutes = {
  visited: [screen('auth/sign-in', async () => (await import('./sign-in-page.tsx')).SignInPage)],
}
