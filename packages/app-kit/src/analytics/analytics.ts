/** Receives product events; `navigate` carries the path on each change of it. */
export interface Analytics {
  track: (event: string, properties: Readonly<Record<string, string>>) => void
}

/** Records nothing: what an installation without an analytics service uses. */
export const silentAnalytics: Analytics = { track: () => undefined }
