import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { popup } from '../../../testing/video-import/popup.ts'
import { createConnection } from './create-connection.ts'
import type { UserSecrets } from './secrets.ts'
import { tokenAccount, type TokenAccountOptions } from './token-account.ts'

/** Creates a fake request whose promises stay pending until the test calls `respond`. */
function deferred<T>() {
  const waiting: ((answer: T) => void)[] = []
  return {
    request: () => new Promise<T>((resolve) => waiting.push(resolve)),
    respond: (answer: T) => waiting.shift()?.(answer),
  }
}

function setUp(options: Partial<TokenAccountOptions> = {}) {
  const written: UserSecrets[] = []
  const onError = vi.fn()
  const account = tokenAccount({
    userId: 'coach-7',
    network: {
      appId: '1089',
      redirectUri: `${location.origin}/callback`,
      authorizeUrl: 'https://photo-network.example/oauth/authorize',
    },
    secrets: {
      get: async () => ({ access_token: 'old' }),
      set: async (_, secrets) => void written.push(secrets),
    },
    exchangeCode: async () => 'new',
    ...options,
  })
  const connection = createConnection(() => ({ account, onError }))
  return { connection, written, onError, status: () => connection.state.get().status }
}

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

it('is connected if there is a token', async () => {
  const { connection } = setUp()
  expect(connection.state.get()).toEqual({ status: 'checking' })
  connection.start()
  await expect.poll(connection.state.get).toEqual({ status: 'connected' })
})

it('stores no token if the user has cancelled', async () => {
  const exchange = deferred<string>()
  const { connection, written, status } = setUp({ exchangeCode: exchange.request })
  const opened = popup()
  connection.connect()
  await opened.respond({ code: 'c1' })
  await expect.poll(status).toBe('exchanging')

  connection.cancel()
  exchange.respond('new')
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(written).toEqual([])
  expect(connection.state.get()).toEqual({ status: 'disconnected', error: null })
})

it('ignores a response if the dialog has been closed', async () => {
  const { connection, written } = setUp()
  const opened = popup()
  connection.connect()
  connection.stop()
  await opened.respond({ code: 'c1' })
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(written).toEqual([])
})

it('stores the next token only after the previous one is deleted, however long that takes', async () => {
  const written: UserSecrets[] = []
  const writing = deferred<undefined>()
  const { connection, status } = setUp({
    secrets: {
      get: async () => ({ access_token: 'old' }),
      set: async (_, secrets) => {
        if (secrets.access_token === undefined) await writing.request()
        written.push(secrets)
      },
    },
  })
  connection.disconnect(null)
  const opened = popup()
  connection.connect()
  await opened.respond({ code: 'c1' })
  await expect.poll(status).toBe('exchanging')
  writing.respond(undefined)
  await expect.poll(status).toBe('connected')
  expect(written).toEqual([{}, { access_token: 'new' }])
})

it('reports a token that could not be deleted', async () => {
  const { connection, onError } = setUp({
    secrets: { get: async () => ({}), set: () => Promise.reject(new Error('plein')) },
  })
  connection.disconnect(null)
  await expect.poll(() => onError.mock.calls.length).toBe(1)
  expect(onError).toHaveBeenCalledWith(expect.objectContaining({ type: 'refused' }))
})
