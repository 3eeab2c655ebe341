import { once } from 'node:events'
import { request } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'

/**
 * Fetches from a server on this machine under a `*.localhost` name. Connects to 127.0.0.1 without
 * resolving the name, which some systems cannot do.
 */
export const fetchAtHost: typeof fetch = async (input, init) => {
  const { url, method, headers, signal, body } = new Request(input, init)
  const { hostname, port, pathname, search, host } = new URL(url)
  if (!hostname.endsWith('.localhost')) return fetch(input, init)
  const sent = request({
    host: '127.0.0.1',
    port,
    method,
    path: pathname + search,
    headers: { ...Object.fromEntries(headers), host },
    signal,
  })
  sent.end(body ? new Uint8Array(await new Response(body).arrayBuffer()) : undefined)
  const [received] = (await once(sent, 'response')) as [IncomingMessage]
  const entries = Object.entries(received.headersDistinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  )
  const status = received.statusCode ?? 0
  const isEmpty = method === 'HEAD' || status === 204 || status === 304
  if (isEmpty) received.resume()
  return new Response(isEmpty ? null : (Readable.toWeb(received) as ReadableStream), {
    status,
    headers: entries,
  })
}
