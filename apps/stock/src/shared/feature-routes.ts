import type { Permission } from '@org/api/stock'
import type { Screen } from '@org/app-kit/public'

/**
 * The group of a screen, which decides who may open it. The router in `app` mounts the screens of
 * each place. A place named like a permission is for people who hold it.
 */
export type Place =
  /** For everybody, in the frame without the sidebar. */
  | 'visited'
  /** For all signed-in people. */
  | 'signedIn'
  | Permission

/** A feature's screens by place. */
export type FeatureRoutes = Readonly<Partial<Record<Place, readonly Screen[]>>>
