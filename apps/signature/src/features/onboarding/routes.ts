import { screen } from '@org/app-kit/public'
import type { FeatureRoutes } from '#shared/feature-routes.ts'

export const onboardingRoutes: FeatureRoutes = {
  visited: [
    screen(
      'create-signature-company',
      async () => (await import('./wizard/wizard-page.tsx')).WizardPage,
    ),
  ],
}
