/** Receives product events; `navigate` contains the new path after each change. */
export interface Analytics {
  track: (event: string, properties: Readonly<Record<string, string>>) => void
}

/** Records nothing, for installations without an analytics service. */
export const silentAnalytics: Analytics = { track: () => undefined }
