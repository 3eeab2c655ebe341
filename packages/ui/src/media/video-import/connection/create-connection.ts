import { openAuthorisation } from '../authorisation/open-authorisation.ts'
import { clearMediaCache } from '../media-list/media-cache.ts'
import { createStore, createTurns } from '../store.ts'
import type { Flow } from '../use-flow.ts'
import { toVideoImportError, VideoImportError } from '../video-import-error.ts'
import type { NetworkAnswer, VideoAccount } from './video-account.ts'

/** Where the connection to the photo network stands. */
export type Connection =
  /** It is looked up. */
  | { status: 'checking' }
  /** It could not be looked up. */
  | { status: 'unknown' }
  /** `error` tells why the last attempt or the last token came to nothing. */
  | { status: 'disconnected'; error: VideoImportError | null }
  /** The popup asks the person. */
  | { status: 'authorising' }
  /** The code is exchanged for a token. */
  | { status: 'exchanging' }
  | { status: 'connected' }

export interface ConnectionOptions {
  account: VideoAccount
  onError: (error: VideoImportError) => void
}

export interface ConnectionFlow extends Flow<Connection> {
  /** Looks the connection up once more. */
  check: () => void
  /** Opens the popup; to be called while a press is handled. */
  connect: () => void
  /** Abandons the attempt to connect. */
  cancel: () => void
  /** Forgets the token, because the network does not accept it or the person does not want it. */
  disconnect: (error: VideoImportError | null) => void
}

/** The connection of one user to the photo network, looked up at the start. */
export function createConnection(getOptions: () => ConnectionOptions): ConnectionFlow {
  const state = createStore<Connection>({ status: 'checking' })
  const turns = createTurns()
  /** A token that is being forgotten must not outlast the next one. */
  let forgetting = Promise.resolve()

  function fail(next: 'unknown' | 'disconnected', thrown: unknown) {
    const error = toVideoImportError(thrown)
    state.set(next === 'unknown' ? { status: next } : { status: next, error })
    getOptions().onError(error)
  }

  async function check() {
    const signal = turns.begin()
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

  async function exchange(grant: NetworkAnswer, signal: AbortSignal) {
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
    stop: turns.end,
    check: () => void check(),
    connect() {
      const signal = turns.begin()
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
      turns.end()
      state.set({ status: 'disconnected', error: null })
    },
    disconnect(error) {
      const { onError, account } = getOptions()
      turns.end()
      clearMediaCache()
      state.set({ status: 'disconnected', error })
      if (error) onError(error)
      forgetting = account
        .disconnect()
        .catch((thrown: unknown) => onError(toVideoImportError(thrown)))
    },
  }
}
