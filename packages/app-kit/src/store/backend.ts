import type { Changes, DataServices } from '@org/data'
import type { SessionEndReason } from '../session/session-slice.ts'

/** Answers the API calls in place of the server that serves the pages. */
export interface Backend {
  /** Sends the calls of the API client. */
  fetch: typeof fetch
  /** Base address of the calls that send or receive a file. */
  filesUrl: string
  /** Loads the identity service, the only way to sign in with such a backend. */
  openData: () => Promise<DataServices>
  /**
   * Adds a listener for when the connection is lost or restored; returns a function that removes
   * it. While offline, the listener receives the time at which the shown data was stored, in
   * seconds since 1970; online, null.
   */
  onConnection?: (listener: (keptAt: number | null) => void) => () => void
  /** Loads the service that reports changes made by people of the organisation. */
  openChanges?: () => Promise<Changes>
  /** Deletes what the data layer keeps in this browser; called when a session ends. */
  clearLocalData?: (reason: SessionEndReason) => Promise<void>
}
