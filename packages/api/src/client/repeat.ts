import { ApiError } from '../contract/api-error.ts'
import type { Route } from './routes.ts'
import { networkErrorType } from './transport.ts'

/** How long a call may be repeated, from its first attempt, in ms. */
const longest = 20_000
/** Shortest wait before each repetition, in ms: there are at most three. */
const waits = [1000, 2000, 4000]
const unavailableStatuses = new Set([502, 503, 504])

/**
 * True if repeating a call cannot do anything twice: it only reads, or it has an idempotency key
 * under which the server stores its response.
 */
export function isRepeatable(route: Route): boolean {
  if (route.upload || route.changesState) return false
  return route.method === 'get' || takesKey(route)
}

/** True if the server stores the response of the call under its idempotency key. */
export function takesKey({ method, upload, hasUnstoredResponse }: Route): boolean {
  return (method === 'post' || method === 'patch') && !upload && !hasUnstoredResponse
}

/**
 * Sends a call again while the server cannot answer for now: at most three times within 20 seconds,
 * and not before the time that the server asks for. Resolves with the last response.
 *
 * @param repeatsLost also repeats an attempt whose connection was refused or lost, as by a restart
 * of the server, unless the browser is offline
 * @throws the signal's reason when it aborts during a wait, or the error of the last attempt
 */
export async function repeatWhileUnavailable(
  send: () => Promise<Response>,
  signal: AbortSignal | undefined,
  repeatsLost: boolean,
): Promise<Response> {
  const end = performance.now() + longest
  for (const shortest of waits) {
    const attempt = send()
    const asked = await attempt.then(secondsToWait, (error: unknown) =>
      repeatsLost && mayReturn(error) ? 0 : null,
    )
    if (asked === null) return attempt
    const wait = Math.max(shortest, 1000 * asked)
    // `retry-after` may also be a date, which no server of this API sends.
    if (Number.isNaN(wait) || performance.now() + wait > end) return attempt
    await pause(wait, signal)
  }
  return send()
}

/** True if the server was unreachable for another reason than that this browser is offline. */
function mayReturn(error: unknown): boolean {
  const isLost = error instanceof ApiError && error.type === networkErrorType
  return isLost && globalThis.navigator?.onLine !== false
}

/**
 * Returns how long the server asks to wait before a repetition, in s, 0 if a proxy answered instead
 * of it, and null for every other response. Another error of the API, such as a mail server that
 * does not answer, is the result of the call.
 */
function secondsToWait({ status, headers }: Response): number | null {
  const asked = headers.get('retry-after')
  if (status === 503 && asked !== null) return Number(asked)
  // Proxies send HTML, plain text or, like Caddy, nothing at all. The API always sends JSON.
  const isOfProxy = headers.get('content-type')?.startsWith('application/json') !== true
  return unavailableStatuses.has(status) && isOfProxy ? Number(asked ?? 0) : null
}

function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer)
      reject(signal?.reason as Error)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', abort)
      resolve()
    }, milliseconds)
    if (signal?.aborted) abort()
    else signal?.addEventListener('abort', abort, { once: true })
  })
}
