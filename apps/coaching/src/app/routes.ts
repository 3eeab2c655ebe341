import { patternsOf } from '@org/app-kit/public'
import { billingRoutes } from '#routes/billing'
import { exercicesRoutes } from '#routes/exercices'
import { experimentsRoutes } from '#routes/experiments'
import { homeRoutes } from '#routes/home'
import { instagramRoutes } from '#routes/instagram'
import { programsRoutes } from '#routes/programs'
import { signInRoutes } from '#routes/sign-in'
import { trainingRoutes } from '#routes/training'
import { trainingSessionsRoutes } from '#routes/training-sessions'
import type { FeatureRoutes, Place } from '#shared/feature-routes.ts'

const features: readonly FeatureRoutes[] = [
  billingRoutes,
  exercicesRoutes,
  experimentsRoutes,
  homeRoutes,
  instagramRoutes,
  programsRoutes,
  signInRoutes,
  trainingRoutes,
  trainingSessionsRoutes,
]

/** Returns the screens that all features register for a `Place`. */
export const screensIn = (place: Place) => features.flatMap((routes) => routes[place] ?? [])

/**
 * Pages that nobody may open yet. Their addresses redirect home, since this product has no
 * forbidden page.
 */
export const closed = ['marketplace', 'clients', 'stats']

/** The path patterns of all routes. Analytics reports these instead of addresses. */
export const patterns: readonly string[] = ['/', 'auth', ...closed, ...patternsOf(features)]
