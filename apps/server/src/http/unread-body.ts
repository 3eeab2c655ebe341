import type { IncomingMessage, ServerResponse } from 'node:http'

/** How much of a body is read after the response, and for how long. */
export interface UnreadLimits {
  bytes: number
  milliseconds: number
}

const watchMilliseconds = 50

const limits: UnreadLimits = { bytes: 64 * 1024 * 1024, milliseconds: 30_000 }

/**
 * Drains a body whose response was sent before it was read, such as a rejected upload. Closing a
 * connection while data arrives resets it, and a client that is still sending loses the response:
 * browsers read it only after sending the last byte (RFC 9112, section 9.6). Beyond the limits the
 * connection is closed anyway.
 */
export function drainUnreadBody(
  request: IncomingMessage,
  response: ServerResponse,
  { bytes, milliseconds }: UnreadLimits = limits,
): void {
  response.once('finish', () => {
    const { socket } = request
    if (request.complete || socket.destroyed) return
    const most = socket.bytesRead + bytes
    const end = performance.now() + milliseconds
    // Node discards the bytes of a finished request without an event.
    const watch = setInterval(() => {
      if (socket.bytesRead > most || performance.now() > end) socket.destroy()
    }, watchMilliseconds)
    request.once('close', () => clearInterval(watch))
    // Listeners of code that started reading the body would pause it again.
    request.removeAllListeners('data').resume()
  })
}
