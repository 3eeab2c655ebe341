import type { Screen } from '@org/app-kit/public'

/** Who may open a screen: everybody, since the product has no sign-in. */
export type Place = 'anywhere'

/** A feature's screens by place. */
export type FeatureRoutes = Readonly<Partial<Record<Place, readonly Screen[]>>>
