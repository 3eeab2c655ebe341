import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request as a stand-in receives it. */
export interface SeenRequest {
  method: string
  path: string
  query: Record<string, string>
  body: Buffer
}

/** A stand-in's response; an object is sent as JSON. */
export interface StandInAnswer {
  status?: number
  type?: string
  body?: object | string
}

export interface HttpStandIn {
  url: string
  /** All requests in order, except CORS preflights. */
  seen: SeenRequest[]
  close: () => Promise<void>
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

const crossOrigin = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': '*',
  'Access-Control-Allow-Methods': '*',
}

/** Starts a server on loopback that handles all requests with one function. */
export async function startHttpStandIn(
  answer: (request: SeenRequest) => StandInAnswer | Promise<StandInAnswer>,
): Promise<HttpStandIn> {
  const seen: SeenRequest[] = []
  const server = createServer((request, response) => {
    const reply = async () => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stand-in')
      const isPreflight = request.method === 'OPTIONS'
      const entry = {
        method: request.method ?? 'GET',
        path: pathname,
        query: Object.fromEntries(searchParams),
        body: await bodyOf(request),
      }
      if (!isPreflight) seen.push(entry)
      const { status = 200, type, body = '' } = isPreflight ? { status: 204 } : await answer(entry)
      const isText = typeof body === 'string' || Buffer.isBuffer(body)
      const sent = isText ? body : JSON.stringify(body)
      response.writeHead(status, {
        ...crossOrigin,
        'Content-Type': type ?? (isText ? 'text/html; charset=utf-8' : 'application/json'),
        'Content-Length': Buffer.byteLength(sent),
      })
      response.end(sent)
    }
    reply().catch((error: unknown) => response.destroy(error as Error))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    close: () =>
      new Promise((resolve, reject) => {
        server.closeAllConnections()
        server.close((error) => (error ? reject(error) : resolve()))
      }),
  }
}
