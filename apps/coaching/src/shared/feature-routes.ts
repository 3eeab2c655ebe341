import type { Screen } from '@org/app-kit/public'

/** Who may open a screen, and in which frame. */
export type Place =
  /** For everybody, without a frame: the page fills the window. */
  | 'bare'
  /** For everybody, in the frame without the sidebar. */
  | 'visited'
  /** For signed-in people, with the sidebar. */
  | 'signedIn'

/** A feature's screens, grouped by `Place`. */
export type FeatureRoutes = Readonly<Partial<Record<Place, readonly Screen[]>>>
