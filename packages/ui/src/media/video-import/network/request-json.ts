import { VideoImportError } from '../video-import-error.ts'

/** A server's response. */
export interface JsonResponse {
  status: number
  isOk: boolean
  /** The JSON body; undefined if it is not JSON. */
  body: unknown
}

/**
 * Sends a request and parses the JSON response, whatever its status. Rejects with a `network` error
 * if the server was not reached, and with the error of `fetch` if aborted.
 */
export async function requestJson(url: string, init: RequestInit): Promise<JsonResponse> {
  try {
    const response = await fetch(url, { referrerPolicy: 'no-referrer', ...init })
    const written = await response.text()
    return { status: response.status, isOk: response.ok, body: parse(written) }
  } catch (cause) {
    init.signal?.throwIfAborted()
    throw new VideoImportError('network', { cause })
  }
}

function parse(written: string): unknown {
  try {
    return JSON.parse(written)
  } catch {
    return undefined
  }
}

/** Creates the error for an unexpected response. */
export function unexpectedResponse({ status, body }: JsonResponse): VideoImportError {
  return new VideoImportError('refused', { message: `Answer ${status}`, cause: body })
}
