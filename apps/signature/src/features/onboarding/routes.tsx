import { Route } from 'react-router-dom'
import { lazyPage } from '#shared/lazy-page.tsx'
import type { FeatureRoutes } from '#shared/feature-routes.ts'

const WizardPage = lazyPage(async () => (await import('./wizard/wizard-page.tsx')).WizardPage)

export const onboardingRoutes: FeatureRoutes = {
  visited: <Route path="create-signature-company" element={<WizardPage />} />,
}
