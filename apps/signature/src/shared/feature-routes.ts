import type { ReactNode } from 'react'

/** A feature's routes, by who may open them and in which frame. The router in `app` mounts them. */
export interface FeatureRoutes {
  /** For everybody, in the frame of the public pages. */
  visited?: ReactNode
  /** For all signed-in people, in the frame with the sidebar. */
  signedIn?: ReactNode
  /** For administrators of the organisation or of a team. */
  managed?: ReactNode
  /** As `managed`, and again under `/team/:scopeId`, restricted to that team. */
  scoped?: ReactNode
  /** For administrators of the organisation. */
  administered?: ReactNode
}
