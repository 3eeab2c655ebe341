import { patternsOf } from '@org/app-kit/public'
import { coachesRoutes } from '#routes/coaches'
import { forbiddenRoutes } from '#routes/forbidden'
import { homeRoutes } from '#routes/home'
import { signInRoutes } from '#routes/sign-in'
import { tagsRoutes } from '#routes/tags'
import type { FeatureRoutes, Place } from '#shared/feature-routes.ts'

const features: readonly FeatureRoutes[] = [
  coachesRoutes,
  forbiddenRoutes,
  homeRoutes,
  signInRoutes,
  tagsRoutes,
]

/** Returns the screens that all features register for a `Place`. */
export const screensIn = (place: Place) => features.flatMap((routes) => routes[place] ?? [])

/** The path patterns of all routes. Analytics reports these instead of addresses. */
export const patterns: readonly string[] = ['/', 'auth', ...patternsOf(features)]
