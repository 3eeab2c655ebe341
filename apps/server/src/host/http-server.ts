import { createServer, type RequestListener, type Server } from 'node:http'

/**
 * Deadlines of connections, in ms. The API has stricter ones for small bodies. Proxies close their
 * idle connections earlier than `keepAliveTimeout` (nginx and load balancers: after 60 s), so the
 * server never closes a connection just as a request arrives on it.
 */
const deadlines = {
  headersTimeout: 10_000,
  requestTimeout: 120_000,
  keepAliveTimeout: 75_000,
  connectionsCheckingInterval: 2000,
}

/** Far more than a server needs, and few enough to fit in memory, each with an unread body. */
const maxConnections = 4096

/** Creates the HTTP server with its limits. */
export function createHttpServer(answer: RequestListener): Server {
  const server = createServer(deadlines, answer)
  server.maxConnections = maxConnections
  // Idle connections make room for those that come after this one, which is dropped.
  server.on('drop', () => server.closeIdleConnections())
  return server
}
