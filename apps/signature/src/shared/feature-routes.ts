import type { LazyComponent } from '@org/app-kit/public'
import type { ComponentType } from 'react'
import { lazyPage } from './lazy-page.tsx'

/** A screen, and the router patterns that open it. */
export interface Screen {
  paths: readonly string[]
  Page: LazyComponent<object>
}

/**
 * Who may open a screen, and in which frame it appears. The router in `app` mounts the screens of each
 * place.
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
  /** For employees without administrator rights. They see it instead of the screen in `allTeams`. */
  | 'members'
  /** For administrators while all teams are selected; otherwise they are redirected to the selected team. */
  | 'allTeams'
  /** For administrators of the organisation or of a team. */
  | 'managed'
  /** Like `managed`. Also mounted under `/team/:scopeId`, restricted to that team. */
  | 'scoped'
  /** For administrators of the organisation. */
  | 'administered'

/** A feature's screens by place. */
export type FeatureRoutes = Readonly<Partial<Record<Place, readonly Screen[]>>>

/** Defines a screen, whose code is loaded when it is first rendered. */
export const screen = (
  path: string | readonly string[],
  load: () => Promise<ComponentType>,
): Screen => ({ paths: [path].flat(), Page: lazyPage(load) })
