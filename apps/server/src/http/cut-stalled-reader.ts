import type { ServerResponse } from 'node:http'

/**
 * Closes the connection of a client that takes nothing of a response for this long, because the
 * bytes that wait for it are in memory. A response that is not ready may take any time.
 */
export function cutStalledReader(response: ServerResponse, milliseconds: number): void {
  response.setTimeout(milliseconds, () => {
    const { socket } = response
    if (socket && socket.writableLength > 0) socket.destroy()
  })
}
