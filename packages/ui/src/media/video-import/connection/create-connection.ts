import { openAuthorisation } from '../authorisation/open-authorisation.ts'
import { clearMediaCache } from '../media-list/media-cache.ts'
import { createStore, createTaskRunner } from '../store.ts'
import type { Flow } from '../use-flow.ts'
import { toVideoImportError, VideoImportError } from '../video-import-error.ts'
import type { NetworkResponse, VideoAccount } from './video-account.ts'

/** State of the connection to the photo network. */
export type Connection =
  /** Checking whether there is a connection. */
  | { status: 'checking' }
  /** The check failed. */
  | { status: 'unknown' }
  /** `error` says why the last attempt failed or the last token was rejected. */
  | { status: 'disconnected'; error: VideoImportError | null }
  /** The popup is asking the user for access. */
  | { status: 'authorising' }
  /** The code is being exchanged for a token. */
  | { status: 'exchanging' }
  | { status: 'connected' }

export interface ConnectionOptions {
  account: VideoAccount
  onError: (error: VideoImportError) => void
}

export interface ConnectionFlow extends Flow<Connection> {
  /** Checks the connection again. */
  check: () => void
  /** Opens the popup; call it in a click handler. */
  connect: () => void
  /** Cancels the attempt to connect. */
  cancel: () => void
  /** Deletes the token, because the network rejects it or the user disconnects. */
  disconnect: (error: VideoImportError | null) => void
}

/** Manages a user's connection to the photo network. `start` checks whether there is one. */
export function createConnection(getOptions: () => ConnectionOptions): ConnectionFlow {
  const state = createStore<Connection>({ status: 'checking' })
  const runner = createTaskRunner()
  /**
   * The deletion in progress. It must finish before the next token is stored, or it could delete
   * that token.
   */
  let forgetting = Promise.resolve()

  function fail(next: 'unknown' | 'disconnected', thrown: unknown) {
    const error = toVideoImportError(thrown)
    state.set(next === 'unknown' ? { status: next } : { status: next, error })
    getOptions().onError(error)
  }

  async function check() {
    const signal = runner.begin()
    state.set({ status: 'checking' })
    try {
      const isConnected = await getOptions().account.isConnected()
      if (signal.aborted) return
      if (isConnected) state.set({ status: 'connected' })
      else state.set({ status: 'disconnected', error: null })
    } catch (thrown) {
      if (!signal.aborted) fail('unknown', thrown)
    }
  }

  async function exchange(grant: NetworkResponse, signal: AbortSignal) {
    state.set({ status: 'exchanging' })
    try {
      await forgetting
      if (signal.aborted) return
      await getOptions().account.connect(grant, signal)
      if (!signal.aborted) state.set({ status: 'connected' })
    } catch (thrown) {
      if (!signal.aborted) fail('disconnected', thrown)
    }
  }

  return {
    state,
    start: () => void check(),
    stop: runner.end,
    check: () => void check(),
    connect() {
      const signal = runner.begin()
      const stop = openAuthorisation(() => getOptions().account.authorisationUrl(), {
        onCode: (grant) => void exchange(grant, signal),
        onDenied: () => fail('disconnected', new VideoImportError('denied')),
        onClosed: () => fail('disconnected', new VideoImportError('popup_closed')),
        onFailed: (thrown) => fail('disconnected', thrown),
      })
      if (stop === null) {
        fail('disconnected', new VideoImportError('popup_blocked'))
        return
      }
      signal.addEventListener('abort', stop)
      state.set({ status: 'authorising' })
    },
    cancel() {
      runner.end()
      state.set({ status: 'disconnected', error: null })
    },
    disconnect(error) {
      const { onError, account } = getOptions()
      runner.end()
      clearMediaCache()
      state.set({ status: 'disconnected', error })
      if (error) onError(error)
      forgetting = account
        .disconnect()
        .catch((thrown: unknown) => onError(toVideoImportError(thrown)))
    },
  }
}
