import { auditRoutes } from '#routes/audit'
import { bannersRoutes } from '#routes/banners'
import { billingRoutes } from '#routes/billing'
import { deployRoutes } from '#routes/deploy'
import { employeesRoutes } from '#routes/employees'
import { experimentsRoutes } from '#routes/experiments'
import { linkedAccountsRoutes } from '#routes/linked-accounts'
import { onboardingRoutes } from '#routes/onboarding'
import { photoNetworkRoutes } from '#routes/photo-network'
import { profileRoutes } from '#routes/profile'
import { signInRoutes } from '#routes/sign-in'
import { signaturesRoutes } from '#routes/signatures'
import { teamsRoutes } from '#routes/teams'
import type { FeatureRoutes } from '#shared/feature-routes.ts'

/** The routes of every feature, by feature name. */
export const featureRoutes: Readonly<Record<string, FeatureRoutes>> = {
  audit: auditRoutes,
  banners: bannersRoutes,
  billing: billingRoutes,
  deploy: deployRoutes,
  employees: employeesRoutes,
  experiments: experimentsRoutes,
  linkedAccounts: linkedAccountsRoutes,
  onboarding: onboardingRoutes,
  photoNetwork: photoNetworkRoutes,
  profile: profileRoutes,
  signIn: signInRoutes,
  signatures: signaturesRoutes,
  teams: teamsRoutes,
}
