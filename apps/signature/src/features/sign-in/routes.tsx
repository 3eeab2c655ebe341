import { Route } from 'react-router-dom'
import { lazyPage } from '#shared/lazy-page.tsx'
import type { FeatureRoutes } from '#shared/feature-routes.ts'

const SignInPage = lazyPage(async () => (await import('./sign-in-page.tsx')).SignInPage)
const OwnOrganisationPage = lazyPage(
  async () => (await import('./own-organisation-page.tsx')).OwnOrganisationPage,
)
const OnboardingPage = lazyPage(
  async () => (await import('./identity/onboarding-page.tsx')).OnboardingPage,
)

export const signInRoutes: FeatureRoutes = {
  visited: (
    <>
      <Route path="auth/sign-in" element={<SignInPage />} />
      <Route path="login" element={<SignInPage />} />
      <Route path="auth/own-organisation" element={<OwnOrganisationPage />} />
      <Route path="auth/onboarding" element={<OnboardingPage />} />
    </>
  ),
}
