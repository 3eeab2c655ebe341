import { createServer, type RequestListener, type Server } from 'node:http'
import { cutStalledReader } from '../http/cut-stalled-reader.ts'

/**
 * Deadlines of connections, in ms. Proxies close their idle connections earlier than
 * `keepAliveTimeout` (nginx and load balancers: after 60 s), so the server never closes a connection
 * just as a request arrives on it.
 */
const deadlines = {
  headersTimeout: 10_000,
  // A body has no deadline of its own, because a large file takes minutes on a slow network. It may
  // neither pause nor be too slow: `steadyChunks` of the API, and `drainUnreadBody`.
  requestTimeout: 0,
  keepAliveTimeout: 75_000,
  connectionsCheckingInterval: 2000,
}

export interface ServerLimits {
  maxConnections?: number
  /** How long a client may take nothing of its response, in milliseconds. */
  readerMilliseconds?: number
}

/** Creates the HTTP server with its limits. */
export function createHttpServer(
  answer: RequestListener,
  // Far more connections than a server needs, and few enough to fit in memory, each with an unread
  // body.
  { maxConnections = 4096, readerMilliseconds = 30_000 }: ServerLimits = {},
): Server {
  const server = createServer(deadlines, (request, response) => {
    cutStalledReader(response, readerMilliseconds)
    answer(request, response)
  })
  server.maxConnections = maxConnections
  // Idle connections make room for those that come after this one, which is dropped.
  server.on('drop', () => server.closeIdleConnections())
  return server
}
