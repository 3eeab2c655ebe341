import type { IncomingMessage, ServerResponse } from 'node:http'

/** How much of a body is taken after its answer, and for how long. */
export interface UnreadLimits {
  bytes: number
  milliseconds: number
}

const watchMilliseconds = 50

const limits: UnreadLimits = { bytes: 64 * 1024 * 1024, milliseconds: 30_000 }

/**
 * Takes what comes of a body that was answered before it was read, such as an upload that is refused.
 * Closing a connection while data arrives resets it, and a client that is still sending loses the answer;
 * browsers read it only after the last byte (RFC 9112, section 9.6). Beyond the limits the connection
 * ends all the same.
 */
export function takeUnreadBody(
  request: IncomingMessage,
  response: ServerResponse,
  { bytes, milliseconds }: UnreadLimits = limits,
): void {
  response.once('finish', () => {
    const { socket } = request
    if (request.complete || socket.destroyed) return
    const most = socket.bytesRead + bytes
    const end = performance.now() + milliseconds
    // Node drops the bytes of an answered request without an event.
    const watch = setInterval(() => {
      if (socket.bytesRead > most || performance.now() > end) socket.destroy()
    }, watchMilliseconds)
    request.once('close', () => clearInterval(watch))
    // Code that began to read the body would stop it again.
    request.removeAllListeners('data').resume()
  })
}
