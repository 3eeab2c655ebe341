import { patternsOf } from '@org/app-kit/public'
import { auditRoutes } from '#routes/audit'
import { bannersRoutes } from '#routes/banners'
import { billingRoutes } from '#routes/billing'
import { companyRoutes } from '#routes/company'
import { deployRoutes } from '#routes/deploy'
import { employeesRoutes } from '#routes/employees'
import { experimentsRoutes } from '#routes/experiments'
import { installRoutes } from '#routes/install'
import { landingRoutes } from '#routes/landing'
import { linkedAccountsRoutes } from '#routes/linked-accounts'
import { memberHomeRoutes } from '#routes/member-home'
import { onboardingRoutes } from '#routes/onboarding'
import { photoNetworkRoutes } from '#routes/photo-network'
import { profileRoutes } from '#routes/profile'
import { signInRoutes } from '#routes/sign-in'
import { signaturesRoutes } from '#routes/signatures'
import { teamsRoutes } from '#routes/teams'
import type { FeatureRoutes, Place } from '#shared/feature-routes.ts'

const features: readonly FeatureRoutes[] = [
  auditRoutes,
  bannersRoutes,
  billingRoutes,
  companyRoutes,
  deployRoutes,
  employeesRoutes,
  experimentsRoutes,
  installRoutes,
  landingRoutes,
  linkedAccountsRoutes,
  memberHomeRoutes,
  onboardingRoutes,
  photoNetworkRoutes,
  profileRoutes,
  signInRoutes,
  signaturesRoutes,
  teamsRoutes,
]

/** Returns the screens that all features register for a `Place`. */
export const screensIn = (place: Place) => features.flatMap((routes) => routes[place] ?? [])

/** The path patterns of all routes. Analytics reports these instead of addresses. */
export const patterns: readonly string[] = [
  'unauthorized',
  'team/:scopeId/team/:teamId',
  ...screensIn('scoped').flatMap(({ paths }) => paths.map((path) => `team/:scopeId/${path}`)),
  ...patternsOf(features),
]
