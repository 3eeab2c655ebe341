import { centresRoutes } from '#routes/centres'
import { homeRoutes } from '#routes/home'
import { signInRoutes } from '#routes/sign-in'
import type { FeatureRoutes, Place } from '#shared/feature-routes.ts'

const features: readonly FeatureRoutes[] = [centresRoutes, homeRoutes, signInRoutes]

/** Returns the screens that all features register for a `Place`. */
export const screensIn = (place: Place) => features.flatMap((routes) => routes[place] ?? [])
