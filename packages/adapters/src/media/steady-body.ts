import { steadyChunks } from '@org/api'

/** A request whose body ends with an error when it stops arriving. */
export interface SteadyRequest {
  request: Request
  /** Returns why the body ended early; undefined if it did not. */
  failure: () => unknown
}

/**
 * Returns the request with a body that does not wait for a sender that is too slow or stops, because
 * whoever reads it holds memory and a lock.
 */
export function steadyBody(request: Request): SteadyRequest {
  if (request.body === null) return { request, failure: () => undefined }
  let failure: unknown
  const chunks = steadyChunks(request.body)
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(controller) {
        try {
          const { done, value } = await chunks.next()
          if (done === true) controller.close()
          else controller.enqueue(value)
        } catch (error) {
          failure = error
          throw error
        }
      },
    },
    // Nothing is read before somebody asks for it.
    { highWaterMark: 0 },
  )
  const { url, method, headers } = request
  return {
    request: new Request(url, { method, headers, body, duplex: 'half' } as RequestInit),
    failure: () => failure,
  }
}
