import type { ReactNode } from 'react'

/** The routes of a feature, by who may open them and in which frame. The router of `app` places them. */
export interface FeatureRoutes {
  /** For everybody, in the frame of the public pages. */
  visited?: ReactNode
  /** For every signed-in person, beside the sidebar. */
  signedIn?: ReactNode
  /** For administrators, of the organisation or of a team. */
  managed?: ReactNode
  /** As `managed`, and under `/team/:scopeId` once more, for that team alone. */
  scoped?: ReactNode
  /** For administrators of the organisation. */
  administered?: ReactNode
}
