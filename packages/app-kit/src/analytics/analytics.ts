/** Receives product events, such as `navigate` with the new path after each navigation. */
export interface Analytics {
  track: (event: string, properties: Readonly<Record<string, string>>) => void
}

/** Records nothing, for installations without an analytics service. */
export const silentAnalytics: Analytics = { track: () => undefined }
