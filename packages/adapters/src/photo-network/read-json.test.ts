import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PhotoNetworkRefused, PhotoNetworkUnreachable } from '@org/api'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readJson } from './read-json.ts'

/**
 * Never ends its responses: `/slow` sends a byte every few milliseconds, other paths a kilobyte.
 */
const server = createServer(({ url }, response) => {
  response.writeHead(200)
  const timer = setInterval(() => response.write(url === '/slow' ? ' ' : ' '.repeat(1000)), 5)
  response.on('close', () => clearInterval(timer))
})
let origin: string

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

// The timeout of this test is much shorter than the default limit, so the test fails if
// `timeoutMilliseconds` is ignored.
it('limits the time of a response', { timeout: 5000 }, async () => {
  const answer = readJson(new URL('/slow', origin), {}, { timeoutMilliseconds: 100 })
  await expect(answer).rejects.toThrow(PhotoNetworkUnreachable)
})

it('limits the size of a response', async () => {
  const answer = readJson(new URL('/large', origin), {}, { maxBytes: 10_000 })
  await expect(answer).rejects.toThrow(PhotoNetworkRefused)
})
