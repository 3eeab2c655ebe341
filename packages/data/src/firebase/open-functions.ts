import type { FirebaseBackend } from './firebase-config.ts'
import { functionsFetch } from './functions-fetch.ts'
import { offlineCopy } from './offline-copy.ts'
import { type ConnectionListener, offlineFetch } from './offline-fetch.ts'

/** The connection of the API client to Firebase's functions. */
export interface FunctionsBackend {
  /** Sends a call to the host's callable if its address is below `baseUrl`. */
  fetch: typeof fetch
  /** Base address for sending and receiving files; the function `files` answers these calls. */
  filesUrl: string
  /** Deletes the answers that are kept for use without a network. */
  clearCopy: () => Promise<void>
  /**
   * Adds a listener that is called after each answer and so learns whether there is a network;
   * returns a function that removes the listener.
   */
  onConnection: (listener: ConnectionListener) => () => void
}

/**
 * Opens the functions that answer the calls of a host's pages.
 *
 * @param host the host whose pages make the calls, such as `coaching-admin`
 * @param baseUrl the client's base address, by which API calls are recognised; nothing is sent
 * there
 * @throws Error for a host that has no functions
 */
export function openFunctions(
  { functions_url: url }: Pick<FirebaseBackend, 'functions_url'>,
  host: string,
  baseUrl: string,
): FunctionsBackend {
  const copy = offlineCopy(globalThis.caches)
  const listeners = new Set<ConnectionListener>()
  const report: ConnectionListener = (keptAt) => listeners.forEach((listener) => listener(keptAt))
  return {
    fetch: offlineFetch(functionsFetch(url, host, baseUrl), copy, report),
    filesUrl: `${url}/files/${host}/api`,
    clearCopy: copy.clear,
    onConnection(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
