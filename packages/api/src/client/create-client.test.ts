import { expect, it } from 'vitest'
import { ApiError } from '../contract/api-error.ts'
import { createClient, type ClientOptions } from './create-client.ts'

/** Creates a client whose server always returns this response, and records the requests to it. */
function clientWith(response: Response | Error, options: Partial<ClientOptions> = {}) {
  const requests: Request[] = []
  const client = createClient({
    baseUrl: 'https://host.example/api/',
    getToken: () => 'jeton',
    fetch: async (input, init) => {
      requests.push(new Request(input, init))
      if (response instanceof Error) throw response
      return response
    },
    ...options,
  })
  return { client, requests }
}

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })

it('fills in path, query and headers', async () => {
  const { client, requests } = clientWith(json({ data: [], total: 0 }))

  await client.call('listUsers', {
    path: { id: 'a b/c' },
    query: { filter: { where: { team_id: 't' }, limit: 5 } },
  })

  const [request] = requests
  const url = new URL(request?.url ?? '')
  expect(url.pathname).toBe('/api/organisation/a%20b%2Fc/users')
  expect(JSON.parse(url.searchParams.get('filter') ?? '')).toEqual({
    where: { team_id: 't' },
    limit: 5,
  })
  expect(request?.headers.get('x-access-token')).toBe('jeton')
})

it('sends the body as JSON, and the revision in If-Match', async () => {
  const { client, requests } = clientWith(json({}))

  await client.call(
    'updateTeam',
    { path: { id: 't' }, body: { name: 'Studio' } },
    { ifMatch: 7, idempotencyKey: 'clé-1' },
  )

  const [request] = requests
  expect(request?.method).toBe('PATCH')
  expect(await request?.json()).toEqual({ name: 'Studio' })
  expect(request?.headers.get('if-match')).toBe('"7"')
  expect(request?.headers.get('content-type')).toBe('application/json')
})

it('reports a missing field before it sends anything', async () => {
  const { client, requests } = clientWith(json({}))

  const call = client.call('createTeam', { path: { id: 'o' }, body: { name: '' } })

  await expect(call).rejects.toMatchObject({
    type: 'VALIDATION',
    message: 'name must be a string !',
    payload: { errors: [{ path: 'name', message: 'name must be a string !' }] },
  })
  expect(requests).toEqual([])
})

it('passes the rejected token to `onSessionEnd` on code 105, and rejects', async () => {
  const body = { type: 'NOT_SIGNED_IN', code: 105, message: 'fini' }
  const ended: (string | null)[] = []
  const onSessionEnd = (token: string | null) => void ended.push(token)
  for (const options of [{}, { token: 'autre' }]) {
    const { client } = clientWith(json(body, 401), { onSessionEnd })
    const call = client.call('getConf', {}, options)
    await expect(call).rejects.toMatchObject({ code: 105, status: 401 })
  }

  expect(ended).toEqual(['jeton', 'autre'])
})

it('rejects with type, code, message and payload of the error', async () => {
  const body = { type: 'STALE', code: 112, message: 'vieux', payload: { current: 1 } }
  const { client } = clientWith(json(body, 412))

  const error: unknown = await client.call('getConf').catch((caught: unknown) => caught)

  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ ...body, status: 412 })
})

it('reports UNKNOWN for a response that is not an API error', async () => {
  const { client } = clientWith(new Response('<h1>Internal error</h1>', { status: 500 }))

  await expect(client.call('getConf')).rejects.toMatchObject({
    type: 'UNKNOWN',
    code: -1,
    message: 'Unknown error',
    status: 500,
  })
})

it('rejects with NETWORK when the server is unreachable', async () => {
  const { client } = clientWith(new TypeError('failed to fetch'), { repeatsLost: false })

  await expect(client.call('getConf')).rejects.toMatchObject({ type: 'NETWORK', status: 0 })
})

it('rejects with the AbortError of fetch when the caller aborts', async () => {
  const stop = new AbortController()
  stop.abort()
  const { client } = clientWith(new DOMException('Aborted', 'AbortError'))

  const call = client.call('getConf', {}, { signal: stop.signal })

  await expect(call).rejects.toMatchObject({ name: 'AbortError' })
})

it('uploads a file as multipart and reports progress', async () => {
  const { client, requests } = clientWith(json({}))
  const shares: number[] = []

  await client.call(
    'uploadMedia',
    { body: { file: new Blob(['octets']), name: 'logo.png' } },
    { onProgress: (share) => shares.push(share) },
  )

  const form = await requests[0]?.formData()
  const file = form?.get('file')
  expect(file instanceof File && file.name).toBe('logo.png')
  expect(shares).toEqual([1])
})

it('fills a page that the server ends early, and keeps the rest of the query', async () => {
  const filters: { limit?: number; offset?: number; order?: string }[] = []
  const rows = Array.from({ length: 9 }, (_, index) => ({ id: `t${index}` }))
  const client = createClient({
    baseUrl: 'https://host.example/api',
    getToken: () => null,
    fetch: async (input, init) => {
      const { searchParams } = new URL(new Request(input, init).url)
      const filter = JSON.parse(searchParams.get('filter') ?? '{}')
      filters.push(filter)
      const { limit = 50, offset = 0 } = filter
      return json({ data: rows.slice(offset, offset + Math.min(limit, 3)), total: 9 })
    },
  })
  const list = (filter?: { limit?: number; offset?: number; order?: string }) =>
    client.call('listTeams', { path: { id: 'o' }, query: filter ? { filter } : {} })

  expect(await list({ order: 'name', limit: 5, offset: 2 })).toEqual({
    data: rows.slice(2, 7),
    total: 9,
  })
  expect(filters.splice(0)).toEqual([
    { order: 'name', limit: 5, offset: 2 },
    { order: 'name', limit: 2, offset: 5 },
  ])
  expect((await list()).data).toEqual(rows)
  expect(filters.map(({ offset }) => offset)).toEqual([undefined, 3, 6])
})

it('ends a page when rows disappear while it is read', async () => {
  let answers = 0
  const client = createClient({
    baseUrl: 'https://host.example/api',
    getToken: () => null,
    fetch: async () => {
      answers += 1
      return json({ data: answers === 1 ? [{ id: 'a' }] : [], total: 3 })
    },
  })

  const page = await client.call('listTeams', { path: { id: 'o' } })

  expect(page).toEqual({ data: [{ id: 'a' }], total: 3 })
  expect(answers).toBe(2)
})
