import type { Screen } from '@org/app-kit/public'

/**
 * The place of a screen, which decides who may open it. The router in `app` mounts the screens of
 * each place.
 */
export type Place =
  /** For everybody, in the frame without the sidebar. */
  | 'visited'
  /** For everybody; signed-in people keep the sidebar. */
  | 'anywhere'
  /** For signed-in admins; other coaches see the forbidden page. */
  | 'admins'

/** A feature's screens by place. */
export type FeatureRoutes = Readonly<Partial<Record<Place, readonly Screen[]>>>
