import type { IncomingMessage, ServerResponse } from 'node:http'

/** Limits for draining a request body after its response. */
export interface UnreadLimits {
  bytes: number
  milliseconds: number
}

const watchMilliseconds = 50

const limits: UnreadLimits = { bytes: 64 * 1024 * 1024, milliseconds: 30_000 }

/** Limits for clients that were already too slow. */
const slowLimits: UnreadLimits = { bytes: 64 * 1024, milliseconds: 1000 }

/** Status of the response to a body that arrived too slowly. */
const requestTimeout = 408

/**
 * Drains a request body that was not fully read before the response was sent, such as a rejected
 * upload. Closing the connection while data still arrives would reset it, and the client would lose
 * the response: browsers read it only after they have sent the last byte (RFC 9112, section 9.6).
 * Beyond the limits the connection is closed anyway.
 */
export function drainUnreadBody(
  request: IncomingMessage,
  response: ServerResponse,
  longest: UnreadLimits = limits,
): void {
  response.once('finish', () => {
    const { socket } = request
    const { bytes, milliseconds } = response.statusCode === requestTimeout ? slowLimits : longest
    if (request.complete || socket.destroyed) return
    const most = socket.bytesRead + bytes
    const end = performance.now() + milliseconds
    // Polls, because after the response Node discards the remaining bytes without emitting events.
    const watch = setInterval(() => {
      if (socket.bytesRead > most || performance.now() > end) socket.destroy()
    }, watchMilliseconds)
    request.once('close', () => clearInterval(watch))
    // Removes the listeners of code that has started to read the body: they would pause the stream
    // again.
    request.removeAllListeners('data').resume()
  })
}
