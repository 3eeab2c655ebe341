import type { Permission } from '@org/api/stock'
import type { Screen } from '@org/app-kit/public'

/**
 * The place of a screen, which decides who may open it. The router in `app` mounts the screens of
 * each place. A place with the name of a permission is for people who hold that permission.
 */
export type Place =
  /** For everybody, in the frame without the sidebar. */
  | 'visited'
  /** For all signed-in people. */
  | 'signedIn'
  | Permission

/** A feature's screens by place. */
export type FeatureRoutes = Readonly<Partial<Record<Place, readonly Screen[]>>>
