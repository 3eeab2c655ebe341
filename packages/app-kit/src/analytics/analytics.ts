/** Receives product events, such as `navigate` with the route's pattern after each navigation. */
export interface Analytics {
  /** `path` is the pattern of a route, such as `/coach/:coachId`: no ids, keys or queries. */
  track: (event: 'navigate', properties: { readonly path: string }) => void
}

/** Records nothing, for installations without an analytics service. */
export const silentAnalytics: Analytics = { track: () => undefined }
