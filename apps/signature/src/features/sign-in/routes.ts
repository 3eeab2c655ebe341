import { screen } from '@org/app-kit/public'
import type { FeatureRoutes } from '#shared/feature-routes.ts'

export const signInRoutes: FeatureRoutes = {
  visited: [
    screen(['auth/sign-in', 'login'], async () => (await import('./sign-in-page.tsx')).SignInPage),
    screen(
      'auth/own-organisation',
      async () => (await import('./own-organisation-page.tsx')).OwnOrganisationPage,
    ),
    screen(
      'auth/onboarding',
      async () => (await import('./identity/onboarding-page.tsx')).OnboardingPage,
    ),
  ],
}
