import { centresRoutes } from '#routes/centres'
import { homeRoutes } from '#routes/home'
import { signInRoutes } from '#routes/sign-in'
import { stockRoutes } from '#routes/stock'
import type { FeatureRoutes, Place } from '#shared/feature-routes.ts'

const features: readonly FeatureRoutes[] = [centresRoutes, homeRoutes, signInRoutes, stockRoutes]

/** Returns the screens that all features register for a `Place`. */
export const screensIn = (place: Place) => features.flatMap((routes) => routes[place] ?? [])
