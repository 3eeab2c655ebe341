import { openAuthorisation } from '../authorisation/open-authorisation.ts'
import { clearMediaCache } from '../media-list/media-cache.ts'
import type { PhotoNetwork } from '../network/photo-network.ts'
import { createStore, createTurns } from '../store.ts'
import type { Flow } from '../use-flow.ts'
import { toVideoImportError, VideoImportError } from '../video-import-error.ts'
import type { ExchangeCode } from './exchange-code.ts'
import type { Secrets } from './secrets.ts'

/** Where the connection to the photo network stands. */
export type Connection =
  /** The secrets document is read. */
  | { status: 'checking' }
  /** The secrets document could not be read. */
  | { status: 'unknown' }
  /** `error` tells why the last attempt or the last token came to nothing. */
  | { status: 'disconnected'; error: VideoImportError | null }
  /** The popup asks the person. */
  | { status: 'authorising' }
  /** The code is exchanged for a token. */
  | { status: 'exchanging' }
  | { status: 'connected'; token: string }

export interface ConnectionOptions {
  userId: string
  network: PhotoNetwork
  secrets: Secrets
  exchangeCode: ExchangeCode
  onError: (error: VideoImportError) => void
}

export interface ConnectionFlow extends Flow<Connection> {
  /** Reads the secrets document once more. */
  check: () => void
  /** Opens the popup; to be called while a press is handled. */
  connect: () => void
  /** Gives the attempt to connect up. */
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
      const { secrets, userId } = getOptions()
      const { access_token: token } = await secrets.get(userId)
      if (signal.aborted) return
      if (token === undefined) state.set({ status: 'disconnected', error: null })
      else state.set({ status: 'connected', token })
    } catch (thrown) {
      if (!signal.aborted) fail('unknown', thrown)
    }
  }

  async function exchange(code: string, signal: AbortSignal) {
    const { exchangeCode, network, secrets, userId } = getOptions()
    state.set({ status: 'exchanging' })
    try {
      const token = await exchangeCode({ code, redirectUri: network.redirectUri })
      if (signal.aborted) return
      await forgetting
      await secrets.set(userId, { access_token: token })
      if (!signal.aborted) state.set({ status: 'connected', token })
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
      const stop = openAuthorisation(getOptions().network, {
        onCode: (code) => void exchange(code, signal),
        onDenied: () => fail('disconnected', new VideoImportError('denied')),
        onClosed: () => fail('disconnected', new VideoImportError('popup_closed')),
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
      const { onError, secrets, userId } = getOptions()
      turns.end()
      clearMediaCache()
      state.set({ status: 'disconnected', error })
      if (error) onError(error)
      forgetting = secrets
        .set(userId, {})
        .catch((thrown: unknown) => onError(toVideoImportError(thrown)))
    },
  }
}
