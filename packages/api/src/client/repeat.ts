import type { Route } from './routes.ts'

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
 * Sends a call again while the server says that it cannot answer for now: at most three times within
 * 20 seconds, and not before the time that the server asks for. Resolves with the last response.
 *
 * @throws the signal's reason when it aborts during a wait
 */
export async function repeatWhileUnavailable(
  send: () => Promise<Response>,
  signal: AbortSignal | undefined,
): Promise<Response> {
  const end = performance.now() + longest
  for (const shortest of waits) {
    const response = await send()
    if (!isUnavailable(response)) return response
    const wait = Math.max(shortest, 1000 * Number(response.headers.get('retry-after') ?? 0))
    // `retry-after` may also be a date, which no server of this API sends.
    if (Number.isNaN(wait) || performance.now() + wait > end) return response
    await pause(wait, signal)
  }
  return send()
}

/**
 * True if the server asks to repeat the call, or if a proxy answered instead of it. Another error of
 * the API, such as a mail server that does not answer, is the result of the call.
 */
function isUnavailable({ status, headers }: Response): boolean {
  if (status === 503 && headers.has('retry-after')) return true
  const isOfProxy = headers.get('content-type')?.startsWith('text/html') === true
  return unavailableStatuses.has(status) && isOfProxy
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
