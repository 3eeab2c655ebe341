import type { Changes, DataServices } from '@org/data'
import type { SessionEndReason } from '../session/session-slice.ts'

/** What answers the API's calls in place of the server that the pages come from. */
export interface Backend {
  /** Sends the calls of the API's client. */
  fetch: typeof fetch
  /** Base address of the calls that send or receive a file. */
  filesUrl: string
  /** Loads the identity service, by which alone people sign in there. */
  openData: () => Promise<DataServices>
  /**
   * Adds a listener for when the network goes and comes; returns a function that removes it. It receives the
   * age of what is shown meanwhile: seconds since 1970, or null with a network.
   */
  onConnection?: (listener: (keptAt: number | null) => void) => () => void
  /** Loads what reports the changes that people of the organisation make. */
  openChanges?: () => Promise<Changes>
  /** Deletes what the data layer keeps in this browser; called when a session ends. */
  clearLocalData?: (reason: SessionEndReason) => Promise<void>
}
