import { VideoImportError } from '../video-import-error.ts'

/** An answer of a server that was reached. */
export interface JsonAnswer {
  status: number
  isOk: boolean
  /** The JSON body; undefined where it is none. */
  body: unknown
}

/**
 * Sends a request and reads the JSON that comes back, whatever its status. Rejects with a `network`
 * error where the server was not reached, and as `fetch` does upon an abort.
 */
export async function requestJson(url: string, init: RequestInit): Promise<JsonAnswer> {
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

/** The error of an answer that is not the expected one. */
export function refused({ status, body }: JsonAnswer): VideoImportError {
  return new VideoImportError('refused', { message: `Answer ${status}`, cause: body })
}
