import { ApiError, notSignedInCode, unknownError } from '../contract/api-error.ts'
import type { Filter } from '../contract/filter.ts'
import type { Operation } from '../contract/operation.ts'
import type { ResponseOf, BodyInputOf, PathOf, QueryOf } from '../contract/operation-types.ts'
import type {
  CoachingOperationId,
  OperationId,
  Operations,
  StockOperationId,
} from '../contract/operations.ts'
import { checkBeforeSending } from './check-before-sending.ts'
import { receivedBlob } from './received-blob.ts'
import { isRepeatable, repeatWhileUnavailable, takesKey } from './repeat.ts'
import { bodyOf, urlOf, type LooseParts } from './request-parts.ts'
import { type Route, type RoutesOf, routes } from './routes.ts'
import { send } from './transport.ts'
import { type ListPage, readWholePage } from './whole-page.ts'

export interface ClientOptions {
  /** Base address of all calls, `https://host/api`. */
  baseUrl: string
  /** Base address of the calls that send or receive a file. Default: `baseUrl`. */
  filesUrl?: string | undefined
  fetch?: typeof fetch
  /** The access token, or null while signed out. */
  getToken: () => string | null
  /** Pass `stockRoutes` or `coachingRoutes` if the client makes calls of that product. */
  routes?: Partial<RoutesOf<StockOperationId | CoachingOperationId>>
  /**
   * Whether to repeat calls whose connection was refused or lost, where that is safe. Default: true.
   * Tests pass false if they lose calls on purpose and expect to see the error at once.
   */
  repeatsLost?: boolean | undefined
  /**
   * Called when the server reports that the session has ended (code 105), before the call rejects.
   * It receives the rejected token, which may no longer be the current one.
   */
  onSessionEnd?: (token: string | null) => void
}

export interface CallOptions {
  signal?: AbortSignal
  /** Access token for this call only, instead of the one from `getToken`. */
  token?: string
  /**
   * For a POST or PATCH: repeating the key within 24 hours returns the same response. Each call
   * without one gets a key of its own, because the client may repeat it.
   */
  idempotencyKey?: string
  /**
   * The revision that was edited. If it is not current, the call rejects with 412 and the current
   * value.
   */
  ifMatch?: number
  /** The random key by which the server recognises this browser: 32 bytes, base64url. */
  browserKey?: string
  /** Called with the fraction of an upload that was sent, from 0 to 1. */
  onProgress?: (share: number) => void
  /**
   * Called with the fraction of the response's bytes that has arrived, from 0 to 1. Only for files.
   */
  onReceived?: (share: number) => void
}

type UploadBody = { file: Blob; name?: string }

type Part<Name extends string, Value> = Value extends undefined
  ? { [K in Name]?: undefined }
  : object extends Value
    ? { [K in Name]?: Value }
    : { [K in Name]: Value }

type BodyPart<O extends Operation> = O extends { upload: true } ? UploadBody : BodyInputOf<O>
type QueryPart<O extends Operation> = O extends { list: object }
  ? { filter?: Filter } & Partial<QueryOf<O>>
  : QueryOf<O>

/** The parts of a call: path, query and body, if its operation has them. */
export type CallParts<Id extends OperationId> = Part<'path', PathOf<Operations[Id]>> &
  Part<'query', QueryPart<Operations[Id]>> &
  Part<'body', BodyPart<Operations[Id]>>

/** The response of a call. */
export type Answer<Id extends OperationId> = ResponseOf<Operations[Id]>

type Arguments<Id extends OperationId> =
  object extends CallParts<Id>
    ? [parts?: CallParts<Id>, options?: CallOptions]
    : [parts: CallParts<Id>, options?: CallOptions]

export interface Client {
  /**
   * Makes a call. While the server is unavailable or unreachable, repeats reads, and calls with an
   * idempotency key, at most three times within 20 seconds. Rejects with an `ApiError`: the server's error, `VALIDATION` if the request is
   * invalid and was therefore not sent, or `NETWORK` (status 0) if the server is unreachable. An
   * aborted call rejects with the AbortError of fetch.
   */
  call<Id extends OperationId>(id: Id, ...args: Arguments<Id>): Promise<Answer<Id>>
}

/** Creates a client of the API. The client has no state except its options. */
export function createClient(options: ClientOptions): Client {
  const known: Partial<Record<OperationId, Route>> = { ...routes, ...options.routes }
  const fetcher = options.fetch ?? ((input, init) => globalThis.fetch(input, init))
  return {
    async call<Id extends OperationId>(
      id: Id,
      // Typed loosely: the union of the parts of all operations is too complex for the compiler.
      parts?: object,
      callOptions: CallOptions = {},
    ): Promise<Answer<Id>> {
      const route = known[id]
      if (!route) throw new Error(`This client has no route for ${id}`)
      const loose: LooseParts = parts ?? {}
      // Read before the check, because the person may switch accounts while the schemas load.
      const token = callOptions.token ?? options.getToken()
      await checkBeforeSending(id, route, loose)
      const body = bodyOf(route, loose.body)
      const isOfFile = route.upload || route.response === null
      const baseUrl = isOfFile ? (options.filesUrl ?? options.baseUrl) : options.baseUrl
      const idempotencyKey =
        callOptions.idempotencyKey ?? (takesKey(route) ? randomKey() : undefined)
      const request = async (query: object | undefined): Promise<unknown> => {
        const outgoing = {
          url: urlOf(baseUrl, route, { ...loose, query }),
          method: route.method.toUpperCase(),
          headers: headersOf(token, body, { ...callOptions, idempotencyKey }),
          body,
          signal: callOptions.signal,
          onProgress: callOptions.onProgress,
        }
        const attempt = () => send(outgoing, fetcher)
        const response = isRepeatable(route)
          ? await repeatWhileUnavailable(attempt, callOptions.signal, options.repeatsLost ?? true)
          : await attempt()
        if (!response.ok) throw await errorOf(response, () => options.onSessionEnd?.(token))
        return route.response === null
          ? receivedBlob(response, callOptions.signal, callOptions.onReceived)
          : response.json()
      }
      if (!route.isList) return (await request(loose.query)) as Answer<Id>
      const query: { filter?: Filter } = loose.query ?? {}
      const page = await readWholePage(query.filter, async (filter) => {
        return (await request({ ...query, filter })) as ListPage
      })
      return page as Answer<Id>
    },
  }
}

/** Not `randomUUID`, which browsers lack on pages without HTTPS. */
function randomKey(): string {
  return crypto
    .getRandomValues(new Uint32Array(4))
    .reduce((key, part) => key + part.toString(16).padStart(8, '0'), '')
}

function headersOf(
  token: string | null,
  body: string | FormData | undefined,
  {
    idempotencyKey,
    ifMatch,
    browserKey,
  }: Omit<CallOptions, 'idempotencyKey'> & { idempotencyKey: string | undefined },
): Record<string, string> {
  return {
    Accept: 'application/json',
    ...(token === null ? {} : { 'X-access-token': token }),
    ...(typeof body === 'string' ? { 'Content-Type': 'application/json' } : {}),
    ...(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }),
    ...(browserKey === undefined ? {} : { 'X-browser-key': browserKey }),
    ...(ifMatch === undefined ? {} : { 'If-Match': `"${ifMatch}"` }),
  }
}

/**
 * Parses an error response. A response that is not an API error becomes UNKNOWN, with code -1 and
 * the message 'Unknown error'.
 */
async function errorOf(response: Response, onSessionEnd: () => void): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null)
  if (!isErrorBody(body)) {
    return new ApiError({ type: 'UNKNOWN', ...unknownError }, response.status)
  }
  if (body.code === notSignedInCode) onSessionEnd()
  return new ApiError(body, response.status)
}

function isErrorBody(
  body: unknown,
): body is { type: string; code: number; message: string; payload?: unknown } {
  return (
    typeof body === 'object' &&
    body !== null &&
    'type' in body &&
    typeof body.type === 'string' &&
    'code' in body &&
    typeof body.code === 'number' &&
    'message' in body &&
    typeof body.message === 'string'
  )
}
