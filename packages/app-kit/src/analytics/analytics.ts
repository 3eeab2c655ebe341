/** Receives product events, such as `navigate` with the route's pattern after each navigation. */
export interface Analytics {
  /**
   * `path` is the pattern of a route, such as `/coach/:coachId`. It never contains an id, a key or
   * a query.
   */
  track: (event: 'navigate', properties: { readonly path: string }) => void
}

/** Ignores all events, for installations without an analytics service. */
export const silentAnalytics: Analytics = { track: () => undefined }
