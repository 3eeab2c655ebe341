import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createClient } from './create-client.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const unavailable = (retryAfter = '2') =>
  Response.json(
    { type: 'UNAVAILABLE', code: 155, message: 'indisponible' },
    { status: 503, headers: { 'Retry-After': retryAfter } },
  )
const ofProxy = () =>
  new Response('<h1>Bad gateway</h1>', { status: 502, headers: { 'Content-Type': 'text/html' } })
/** What `fetch` throws when the connection is refused or reset. */
const lost = () => new TypeError('fetch failed')

/**
 * Creates a client whose server gives these responses, or is lost with these errors, then succeeds;
 * records when it is called.
 */
function clientWith(...responses: (Response | TypeError)[]) {
  const requests: { at: number; key: string | null }[] = []
  const start = performance.now()
  const client = createClient({
    baseUrl: 'https://host.example/api',
    getToken: () => null,
    fetch: async (input, init) => {
      init?.signal?.throwIfAborted()
      const key = new Request(input, init).headers.get('idempotency-key')
      requests.push({ at: performance.now() - start, key })
      const response = responses.shift() ?? Response.json({ id: 'a' })
      if (response instanceof TypeError) throw response
      return response
    },
  })
  return { client, requests, times: () => requests.map(({ at }) => at / 1000) }
}

/** Lets time pass until the call has ended; returns its response or error. */
async function ended(call: Promise<unknown>): Promise<unknown> {
  let isEnded = false
  const outcome = call
    .catch((error: unknown) => error)
    .finally(() => {
      isEnded = true
    })
  while (!isEnded) {
    // The schemas load in real time.
    await new Promise((resolve) => setImmediate(resolve))
    await vi.advanceTimersToNextTimerAsync()
  }
  return outcome
}

type Client = ReturnType<typeof clientWith>['client']

const body = { name: 'Studio' }
const team = { path: { id: 't' }, body }

it('repeats a read after the time that the server asks for, and waits longer each time', async () => {
  const { client, times } = clientWith(unavailable('3'), ofProxy(), unavailable('1'))
  expect(await ended(client.call('getConf'))).toEqual({ id: 'a' })
  expect(times()).toEqual([0, 3, 5, 9])
})

it.each([502, 503, 504])('repeats a read after an empty %i, as Caddy answers', async (status) => {
  const { client, times } = clientWith(new Response(null, { status }))
  expect(await ended(client.call('getConf'))).toEqual({ id: 'a' })
  expect(times()).toEqual([0, 1])
})

it('repeats reads and keyed calls whose connection is lost, as by a restart of the server', async () => {
  const calls = [
    (client: Client) => client.call('getConf'),
    (client: Client) => client.call('createTeam', { path: { id: 'o' }, body }),
    (client: Client) => client.call('updateTeam', team),
  ]
  for (const make of calls) {
    const { client, requests, times } = clientWith(lost(), lost(), unavailable('1'))
    expect(await ended(make(client))).toEqual({ id: 'a' })
    expect(times()).toEqual([0, 1, 3, 7])
    expect(new Set(requests.map(({ key }) => key)).size).toBe(1)
  }
})

it('reports a lost connection after three repetitions', async () => {
  const { client, times } = clientWith(...Array.from({ length: 9 }, lost))
  expect(await ended(client.call('getConf'))).toMatchObject({ type: 'NETWORK', status: 0 })
  expect(times()).toEqual([0, 1, 3, 7])
})

it('reports a lost connection at once while the browser is offline', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  const { client, requests } = clientWith(lost())
  expect(await ended(client.call('getConf'))).toMatchObject({ type: 'NETWORK' })
  expect(requests).toHaveLength(1)
})

it('repeats a POST and a PATCH with the same key, which it makes if the caller gives none', async () => {
  const calls = [
    (client: Client) => client.call('updateTeam', team, { ifMatch: 7 }),
    (client: Client) => client.call('createTeam', { path: { id: 'o' }, body }),
    (client: Client) => client.call('updateTeam', team, { idempotencyKey: 'clé' }),
  ]
  const keys = []
  for (const make of calls) {
    const { client, requests } = clientWith(unavailable())
    await ended(make(client))
    expect(requests).toHaveLength(2)
    expect(new Set(requests.map(({ key }) => key)).size).toBe(1)
    keys.push(requests[0]?.key)
  }
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
  expect(keys[1]).not.toBe(keys[0])
  expect(keys[2]).toBe('clé')
})

it('stops after three repetitions', async () => {
  const { client, times } = clientWith(...Array.from({ length: 9 }, () => unavailable('1')))
  expect(await ended(client.call('getConf'))).toMatchObject({ type: 'UNAVAILABLE', status: 503 })
  expect(times()).toEqual([0, 1, 3, 7])
})

it('does not wait beyond 20 seconds', async () => {
  const { client, times } = clientWith(unavailable('12'), unavailable('9'))
  expect(await ended(client.call('getConf'))).toMatchObject({ status: 503 })
  expect(times()).toEqual([0, 12])
})

it.each([
  ['a GET that changes state', 'logout', {}],
  ['an upload', 'uploadMedia', { body: { file: new Blob(['x']), name: 'a.png' } }],
  ['a deletion', 'deleteTeam', { path: { id: 't' } }],
  ['a POST whose response is not stored', 'createAccountLink', { body: { email: 'a@b.example' } }],
] as const)('never repeats %s', async (_, id, parts) => {
  for (const [failure, status] of [
    [unavailable(), 503],
    [lost(), 0],
  ] as const) {
    const { client, requests } = clientWith(failure)
    expect(await ended(client.call(id, parts as never))).toMatchObject({ status })
    expect(requests).toHaveLength(1)
    expect(requests[0]?.key).toBeNull()
  }
})

it('does not repeat an error of the API, such as a mail server that does not answer', async () => {
  const error = { type: 'MAIL', code: 142, message: 'L’email n’a pas pu être envoyé' }
  const { client, requests } = clientWith(Response.json(error, { status: 502 }))
  await expect(client.call('deployUser', { path: { id: 'u' }, body: {} })).rejects.toMatchObject(
    error,
  )
  expect(requests).toHaveLength(1)
})

it('stops waiting when the call is aborted, as with the saga that made it', async () => {
  const stop = new AbortController()
  const { client, requests } = clientWith(unavailable())
  const call = client.call('getConf', {}, { signal: stop.signal }).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(500)
  stop.abort()
  expect(await call).toMatchObject({ name: 'AbortError' })
  await vi.runAllTimersAsync()
  expect(requests).toHaveLength(1)
})
