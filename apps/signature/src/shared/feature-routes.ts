import type { Screen } from '@org/app-kit/public'

/**
 * Who may open a screen, and in which frame it appears. The router in `app` mounts the screens of
 * each place.
 */
export type Place =
  /** For everybody, without a frame. */
  | 'bare'
  /** For visitors, in the frame of the public pages; others are redirected to their home page. */
  | 'visitors'
  /** For everybody, in the frame of the public pages. */
  | 'visited'
  /** For all signed-in people, in the frame with the sidebar. */
  | 'signedIn'
  /**
   * For employees without administrator rights. They see it instead of the screen in `allTeams`.
   */
  | 'members'
  /**
   * For administrators while all teams are selected; otherwise they are redirected to the selected
   * team.
   */
  | 'allTeams'
  /** For administrators of the organisation or of a team. */
  | 'managed'
  /** Like `managed`. Also mounted under `/team/:scopeId`, restricted to that team. */
  | 'scoped'
  /** For administrators of the organisation. */
  | 'administered'

/** A feature's screens by place. */
export type FeatureRoutes = Readonly<Partial<Record<Place, readonly Screen[]>>>
