import type { ServerResponse } from 'node:http'

/** Tells clients to stop using their connections. */
export interface Farewell {
  /** Call it for each response before it begins. */
  watch(response: ServerResponse): void
  /** From now on, each connection ends with its current or next response. */
  begin(): void
}

/**
 * Creates the farewell of a server that is about to stop: its responses carry `Connection: close`,
 * so that no client, or proxy in between, sends a request on a connection that the server closes.
 */
export function createFarewell(): Farewell {
  const running = new Set<ServerResponse>()
  let isLeaving = false
  const announce = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('connection', 'close')
  }
  return {
    watch(response) {
      if (isLeaving) return announce(response)
      running.add(response)
      response.once('close', () => running.delete(response))
    },
    begin() {
      isLeaving = true
      for (const response of running) announce(response)
    },
  }
}
