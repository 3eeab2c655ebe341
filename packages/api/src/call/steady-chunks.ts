import { apiError } from '../contract/errors.ts'

/** How long a body may take however small it is, and how long it may pause, in milliseconds. */
const graceMilliseconds = 10_000
/**
 * Minimum average speed beyond that, in bytes per millisecond: a phone on a bad network sends 10 MB
 * in 20 minutes.
 */
const minimumSpeed = 8

/**
 * Reads a stream in chunks as they arrive, and does not wait for a sender that is too slow or stops.
 * Time counts only while the stream is being read.
 *
 * @throws ApiError TOO_SLOW when a chunk does not arrive in time, or when the sender disconnects
 */
export async function* steadyChunks(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<Uint8Array<ArrayBuffer>, void> {
  // The reader is never cancelled: that would close the connection, which the response still needs.
  const reader = stream.getReader()
  let length = 0
  let waited = 0
  for (;;) {
    const rest = graceMilliseconds + length / minimumSpeed - waited
    const began = Date.now()
    const read = await within(Math.min(rest, graceMilliseconds), reader.read())
    waited += Date.now() - began
    if (read.done) return
    length += read.value.length
    yield read.value
  }
}

/** Waits for a read; every failure is one of the sender, whose connection ended or was too slow. */
async function within<Read>(milliseconds: number, reading: Promise<Read>): Promise<Read> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(late.reject, milliseconds)
  try {
    return await Promise.race([reading, late.promise])
  } catch {
    throw apiError('TOO_SLOW')
  } finally {
    clearTimeout(timer)
  }
}
