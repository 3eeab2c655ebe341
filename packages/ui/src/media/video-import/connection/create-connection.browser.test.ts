import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { popup } from '../../../testing/video-import/popup.ts'
import { createConnection } from './create-connection.ts'
import type { UserSecrets } from './secrets.ts'
import { tokenAccount, type TokenAccountOptions } from './token-account.ts'

/** Promises that are answered by hand. */
function byHand<T>() {
  const waiting: ((answer: T) => void)[] = []
  return {
    ask: () => new Promise<T>((resolve) => waiting.push(resolve)),
    answer: (answer: T) => waiting.shift()?.(answer),
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

it('is connected where a token is kept', async () => {
  const { connection } = setUp()
  expect(connection.state.get()).toEqual({ status: 'checking' })
  connection.start()
  await expect.poll(connection.state.get).toEqual({ status: 'connected' })
})

it('keeps no token once the person has given up', async () => {
  const exchange = byHand<string>()
  const { connection, written, status } = setUp({ exchangeCode: exchange.ask })
  const opened = popup()
  connection.connect()
  await opened.answer({ code: 'c1' })
  await expect.poll(status).toBe('exchanging')

  connection.cancel()
  exchange.answer('new')
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(written).toEqual([])
  expect(connection.state.get()).toEqual({ status: 'disconnected', error: null })
})

it('takes no answer once the dialog is gone', async () => {
  const { connection, written } = setUp()
  const opened = popup()
  connection.connect()
  connection.stop()
  await opened.answer({ code: 'c1' })
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(written).toEqual([])
})

it('writes the next token after the last one was forgotten, however slowly', async () => {
  const written: UserSecrets[] = []
  const writing = byHand<undefined>()
  const { connection, status } = setUp({
    secrets: {
      get: async () => ({ access_token: 'old' }),
      set: async (_, secrets) => {
        if (secrets.access_token === undefined) await writing.ask()
        written.push(secrets)
      },
    },
  })
  connection.disconnect(null)
  const opened = popup()
  connection.connect()
  await opened.answer({ code: 'c1' })
  await expect.poll(status).toBe('exchanging')
  writing.answer(undefined)
  await expect.poll(status).toBe('connected')
  expect(written).toEqual([{}, { access_token: 'new' }])
})

it('reports a token that could not be forgotten', async () => {
  const { connection, onError } = setUp({
    secrets: { get: async () => ({}), set: () => Promise.reject(new Error('plein')) },
  })
  connection.disconnect(null)
  await expect.poll(() => onError.mock.calls.length).toBe(1)
  expect(onError).toHaveBeenCalledWith(expect.objectContaining({ type: 'refused' }))
})
