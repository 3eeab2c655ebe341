import { patternsOf } from '@org/app-kit/public'
import { categoriesRoutes } from '#routes/categories'
import { centresRoutes } from '#routes/centres'
import { countsRoutes } from '#routes/counts'
import { homeRoutes } from '#routes/home'
import { importRoutes } from '#routes/import'
import { ordersRoutes } from '#routes/orders'
import { praticiensRoutes } from '#routes/praticiens'
import { productsRoutes } from '#routes/products'
import { returnsRoutes } from '#routes/returns'
import { signInRoutes } from '#routes/sign-in'
import { stockRoutes } from '#routes/stock'
import { suppliersRoutes } from '#routes/suppliers'
import { usersRoutes } from '#routes/users'
import type { FeatureRoutes, Place } from '#shared/feature-routes.ts'

const features: readonly FeatureRoutes[] = [
  categoriesRoutes,
  centresRoutes,
  countsRoutes,
  homeRoutes,
  importRoutes,
  ordersRoutes,
  praticiensRoutes,
  productsRoutes,
  returnsRoutes,
  signInRoutes,
  stockRoutes,
  suppliersRoutes,
  usersRoutes,
]

/** Returns the screens that all features register for a `Place`. */
export const screensIn = (place: Place) => features.flatMap((routes) => routes[place] ?? [])

/** The patterns of all routes, which analytics records instead of addresses. */
export const patterns: readonly string[] = ['/', 'auth', ...patternsOf(features)]
