import { ApiError } from '../contract/api-error.ts'

/** A request for `send`. */
export interface Outgoing {
  url: string
  method: string
  headers: Record<string, string>
  body: string | FormData | undefined
  signal: AbortSignal | undefined
  /** Called with the fraction of the body that was sent, from 0 to 1. */
  onProgress: ((share: number) => void) | undefined
}

/**
 * Sends with `fetch`, or with XMLHttpRequest when the caller wants upload progress, which `fetch`
 * does not report.
 */
export async function send(outgoing: Outgoing, fetcher: typeof fetch): Promise<Response> {
  const { onProgress } = outgoing
  try {
    if (onProgress && typeof XMLHttpRequest !== 'undefined') {
      return await sendWithProgress(outgoing, onProgress)
    }
    const response = await fetcher(outgoing.url, init(outgoing))
    onProgress?.(1)
    return response
  } catch (cause) {
    if (outgoing.signal?.aborted) throw cause
    throw networkError()
  }
}

/** The message when the server is unreachable. */
export const networkErrorMessage = 'Connexion impossible. Vérifiez votre réseau puis réessayez.'

export const networkErrorType = 'NETWORK'

/** Creates the error for an unreachable server, which may or may not have received the request. */
export function networkError(): ApiError {
  return new ApiError({ type: networkErrorType, code: -2, message: networkErrorMessage }, 0)
}

function init(outgoing: Outgoing): RequestInit {
  const { method, headers, body, signal } = outgoing
  return {
    method,
    headers,
    ...(body === undefined ? {} : { body }),
    ...(signal === undefined ? {} : { signal }),
  }
}

function sendWithProgress(
  outgoing: Outgoing,
  onProgress: (share: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    outgoing.signal?.throwIfAborted()
    outgoing.signal?.addEventListener('abort', abort)
    request.open(outgoing.method.toUpperCase(), outgoing.url)
    for (const [name, value] of Object.entries(outgoing.headers)) {
      request.setRequestHeader(name, value)
    }
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) onProgress(event.loaded / event.total)
    }
    request.onload = () => resolve(new Response(request.responseText, { status: request.status }))
    request.onerror = () => reject(new TypeError('network'))
    request.onabort = () => reject(new DOMException('Aborted', 'AbortError'))
    request.onloadend = () => outgoing.signal?.removeEventListener('abort', abort)
    request.send(outgoing.body ?? null)
  })
}
