import { HttpResponse, http, type HttpHandler } from 'msw'

/**
 * How the upload of a part fails: the connection breaks halfway, the server never responds, or it
 * responds with an error status.
 */
export type TusTrouble = 'break' | 'hang' | number

export interface TusStandIn {
  endpoint: string
  handlers: HttpHandler[]
  /** Failures of the next parts, in order; undefined accepts the part. */
  troubles: (TusTrouble | undefined)[]
  /**
   * Responses to the next requests that start an upload, in order; undefined accepts the upload.
   */
  refusals: (Response | undefined)[]
  /**
   * Statuses with which to answer the next requests for an upload's state, in order. These answers
   * do not contain the state.
   */
  states: number[]
  /** Requests so far, for example `PATCH 1000`. */
  requests: string[]
  /** Returns the bytes that an upload's address has received. */
  received: (url: string) => Uint8Array | undefined
}

interface StoredUpload {
  length: number
  bytes: Uint8Array<ArrayBuffer>
}

const join = (first: Uint8Array, second: Uint8Array) => Uint8Array.of(...first, ...second)

const answer = (status: number, headers: Record<string, string | number> = {}) =>
  new HttpResponse(null, {
    status,
    headers: Object.fromEntries(
      Object.entries({ 'Tus-Resumable': '1.0.0', ...headers }).map(([name, value]) => [
        name,
        String(value),
      ]),
    ),
  })

/** Creates an in-memory server for the part of tus 1.0 that the library uses. */
export function tusStandIn(): TusStandIn {
  const endpoint = '/api/uploads'
  const uploads = new Map<string, StoredUpload>()
  const troubles: (TusTrouble | undefined)[] = []
  const refusals: (Response | undefined)[] = []
  const states: number[] = []
  const requests: string[] = []
  const pathOf = (url: string) => new URL(url, location.href).pathname

  const create = http.post(endpoint, ({ request }) => {
    requests.push('POST')
    const refusal = refusals.shift()
    if (refusal) return refusal
    const path = `${endpoint}/${uploads.size + 1}`
    const length = Number(request.headers.get('Upload-Length'))
    uploads.set(path, { length, bytes: new Uint8Array() })
    return answer(201, { Location: path })
  })

  const ask = http.head(`${endpoint}/:id`, ({ request }) => {
    requests.push('HEAD')
    const state = states.shift()
    if (state !== undefined) return answer(state)
    const upload = uploads.get(pathOf(request.url))
    if (!upload) return answer(404)
    return answer(200, { 'Upload-Offset': upload.bytes.length, 'Upload-Length': upload.length })
  })

  const append = http.patch(`${endpoint}/:id`, async ({ request }) => {
    const upload = uploads.get(pathOf(request.url))
    if (!upload) return answer(404)
    const offset = Number(request.headers.get('Upload-Offset'))
    requests.push(`PATCH ${offset}`)
    if (offset !== upload.bytes.length) return answer(409)
    const trouble = troubles.shift()
    if (typeof trouble === 'number') return answer(trouble)
    if (trouble === 'hang') return new Promise<never>(() => {})
    const part = new Uint8Array(await request.arrayBuffer())
    const isBroken = trouble === 'break'
    upload.bytes = join(upload.bytes, isBroken ? part.subarray(0, part.length / 2) : part)
    return isBroken ? HttpResponse.error() : answer(204, { 'Upload-Offset': upload.bytes.length })
  })

  const remove = http.delete(`${endpoint}/:id`, ({ request }) => {
    requests.push('DELETE')
    return answer(uploads.delete(pathOf(request.url)) ? 204 : 404)
  })

  return {
    endpoint,
    handlers: [create, ask, append, remove],
    troubles,
    refusals,
    states,
    requests,
    received: (url) => uploads.get(pathOf(url))?.bytes,
  }
}
