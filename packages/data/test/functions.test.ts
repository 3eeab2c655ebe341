import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createClient } from '@org/api/client'
import { stockRoutes } from '@org/api/stock-client'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { openFunctions } from '../src/firebase/functions.ts'

interface Received {
  path: string | undefined
  data: unknown
}

const baseUrl = 'https://stock.example/api'
const path = '/demo-paraphe/europe-west1'
const received: Received[] = []

/** Answers each call of a callable with an empty list, as the API would. */
const functions = createServer((request, response) => {
  let text = ''
  request.on('data', (part: Buffer) => (text += part.toString()))
  request.on('end', () => {
    const { data } = (text === '' ? {} : JSON.parse(text)) as { data?: unknown }
    received.push({ path: request.url, data })
    const failure = failures.shift()
    if (failure !== undefined) {
      response.writeHead(failure).end('{"error":{"status":"INTERNAL"}}')
      return
    }
    const body = JSON.stringify({ data: [], total: 0 })
    const result = { status: 200, headers: { 'content-type': 'application/json' }, body }
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ result }))
  })
})

let url: string
/** Statuses of the next answers, with which the functions fail before the API answers. */
const failures: number[] = []

beforeAll(async () => {
  await new Promise<void>((resolve) => functions.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(functions.address() as AddressInfo).port}${path}`
})
beforeEach(() => void received.splice(0))
afterAll(() => {
  functions.closeAllConnections()
  functions.close()
})

function open(repeatsLost = true) {
  const { fetch, filesUrl } = openFunctions({ functions_url: url }, 'stock', baseUrl)
  const client = createClient({
    baseUrl,
    filesUrl,
    fetch,
    getToken: () => 'key',
    repeatsLost,
    routes: stockRoutes,
  })
  return { client, filesUrl }
}

it('sends a call of the API’s client to the callable of its host', async () => {
  const { client } = open()
  expect(await client.call('listCentres')).toEqual({ data: [], total: 0 })
  expect(received).toEqual([
    {
      path: `${path}/stock`,
      data: {
        method: 'GET',
        path: '/api/stock/centres',
        headers: { accept: 'application/json', 'x-access-token': 'key' },
        body: null,
      },
    },
  ])
})

it('sends files to the function for files', () => {
  expect(open().filesUrl).toBe(`${url}/files/stock/api`)
})

it('reports an unknown error if a function fails, and does not repeat the call', async () => {
  failures.push(500)
  await expect(open().client.call('listCentres')).rejects.toMatchObject({
    type: 'UNKNOWN',
    status: 500,
  })
  expect(received).toHaveLength(1)
})

it.each([429, 503])('repeats a call while no instance runs a function (%i)', async (status) => {
  failures.push(status)
  expect(await open().client.call('listCentres')).toEqual({ data: [], total: 0 })
  expect(received).toHaveLength(2)
})

it('reports a network error if something else answers in place of a function', async () => {
  const page = vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response('<h1>Wi-Fi</h1>'))
  await expect(open(false).client.call('listCentres')).rejects.toMatchObject({ type: 'NETWORK' })
  page.mockRestore()
})

it('sends no request for a call that was aborted', async () => {
  const signal = AbortSignal.abort()
  await expect(open().client.call('listCentres', {}, { signal })).rejects.toThrow(/abort/i)
  expect(received).toEqual([])
})
