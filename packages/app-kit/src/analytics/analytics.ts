/** Receives product events; `navigate` carries the path each time it changes. */
export interface Analytics {
  track: (event: string, properties: Readonly<Record<string, string>>) => void
}

/** Records nothing, for installations without an analytics service. */
export const silentAnalytics: Analytics = { track: () => undefined }
