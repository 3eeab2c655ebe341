import { ApiError, errorTypes, notSignedInCode } from '../contract/errors.ts'
import type { Filter } from '../contract/filter.ts'
import type { Operation } from '../contract/operation.ts'
import type { AnswerOf, BodyInputOf, PathOf, QueryOf } from '../contract/operation-types.ts'
import type { OperationId, Operations } from '../contract/operations.ts'
import { checkBeforeSending } from './check-before-sending.ts'
import { bodyOf, urlOf, type LooseParts } from './request-parts.ts'
import { type Route, routes } from './routes.ts'
import { send } from './transport.ts'

export interface ClientOptions {
  /** Address under which the calls live, `https://host/api`. */
  baseUrl: string
  fetch?: typeof fetch
  /** The access token, or null while signed out. */
  getToken: () => string | null
  /**
   * Called when the server says that the session is over (code 105), before the call rejects; with
   * the token that was refused, which need not be the current one any more.
   */
  onSessionEnd?: (token: string | null) => void
}

export interface CallOptions {
  signal?: AbortSignal
  /** Of this call alone, in place of the signed-in person's. */
  token?: string
  /** Of a POST: the same key gives the same answer for 24 hours. */
  idempotencyKey?: string
  /** Revision that the change was made from; 412 with the current value when it is older. */
  ifMatch?: number
  /** The random key by which the server knows this browser again: 32 bytes, base64url. */
  browserKey?: string
  /** Share of an upload that was sent, 0 to 1. */
  onProgress?: (share: number) => void
}

type UploadBody = { file: Blob; name?: string }

type Part<Name extends string, Value> = Value extends undefined
  ? { [K in Name]?: undefined }
  : object extends Value
    ? { [K in Name]?: Value }
    : { [K in Name]: Value }

type BodyPart<O extends Operation> = O extends { upload: true } ? UploadBody : BodyInputOf<O>
type QueryPart<O extends Operation> = O extends { list: object } ? { filter?: Filter } : QueryOf<O>

/** Path, query and body of one call, exactly those that it has. */
export type CallParts<Id extends OperationId> = Part<'path', PathOf<Operations[Id]>> &
  Part<'query', QueryPart<Operations[Id]>> &
  Part<'body', BodyPart<Operations[Id]>>

/** What one call answers. */
export type Answer<Id extends OperationId> = AnswerOf<Operations[Id]>

type Arguments<Id extends OperationId> =
  object extends CallParts<Id>
    ? [parts?: CallParts<Id>, options?: CallOptions]
    : [parts: CallParts<Id>, options?: CallOptions]

export interface Client {
  /**
   * Makes one call. Rejects with `ApiError`: the server's own, `VALIDATION` before anything is
   * sent, `NETWORK` (status 0) when the server cannot be reached. An abort rejects as fetch does.
   */
  call<Id extends OperationId>(id: Id, ...args: Arguments<Id>): Promise<Answer<Id>>
}

/** A client of the API. It holds no state but its options. */
export function createClient(options: ClientOptions): Client {
  const fetcher = options.fetch ?? ((input, init) => globalThis.fetch(input, init))
  return {
    async call<Id extends OperationId>(
      id: Id,
      // The parts of all operations together are more than the compiler can hold.
      parts?: object,
      callOptions: CallOptions = {},
    ): Promise<Answer<Id>> {
      const route: Route = routes[id]
      const loose: LooseParts = parts ?? {}
      // Of the moment of the call: the person may leave the account while its check loads.
      const token = callOptions.token ?? options.getToken()
      await checkBeforeSending(id, route, loose)
      const body = bodyOf(route, loose.body)
      const response = await send(
        {
          url: urlOf(options.baseUrl, route, loose),
          method: route.method.toUpperCase(),
          headers: headersOf(token, body, callOptions),
          body,
          signal: callOptions.signal,
          onProgress: callOptions.onProgress,
        },
        fetcher,
      )
      if (!response.ok) throw await errorOf(response, () => options.onSessionEnd?.(token))
      const answer: unknown = route.answer === null ? await response.blob() : await response.json()
      return answer as Answer<Id>
    },
  }
}

function headersOf(
  token: string | null,
  body: string | FormData | undefined,
  { idempotencyKey, ifMatch, browserKey }: CallOptions,
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

/** An answer that is no error of the catalogue becomes UNKNOWN, -1, 'Unknown error'. */
async function errorOf(response: Response, onSessionEnd: () => void): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null)
  if (!isErrorBody(body)) {
    const { code, message } = errorTypes.UNKNOWN
    return new ApiError({ type: 'UNKNOWN', code, message }, response.status)
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
