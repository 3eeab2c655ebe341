/**
 * Why an upload failed.
 * - `file_type`: the content is not of an accepted type
 * - `too_large`: more bytes than allowed
 * - `too_many_pixels`: more pixels than allowed
 * - `too_many_files`: more files than allowed
 * - `aspect_ratio`: not the required aspect ratio, and cropping is not allowed
 * - `unreadable`: the browser cannot show the image or the video
 * - `network`: the server was not reached
 * - `refused`: the server returned an error, see `status` and `payload`
 * - `cancelled`: by the user
 */
export type UploadErrorType =
  | 'file_type'
  | 'too_large'
  | 'too_many_pixels'
  | 'too_many_files'
  | 'aspect_ratio'
  | 'unreadable'
  | 'network'
  | 'refused'
  | 'cancelled'

export interface UploadErrorDetails {
  message?: string | undefined
  /** HTTP status of the server's response. */
  status?: number | undefined
  /** The server's response, or the original error. */
  payload?: unknown
  /**
   * Why the server rejected the file and what to do, as text for the user; shown below the message.
   */
  hint?: string | undefined
}

/** A failed upload. */
export class UploadError extends Error {
  readonly type: UploadErrorType
  readonly status: number | undefined
  readonly payload: unknown
  readonly hint: string | undefined

  constructor(
    type: UploadErrorType,
    { message = type, status, payload, hint }: UploadErrorDetails = {},
  ) {
    super(message)
    this.name = 'UploadError'
    this.type = type
    this.status = status
    this.payload = payload
    this.hint = hint
  }
}

/**
 * Wraps any thrown value in an `UploadError`, unless it already is one: `cancelled` for an aborted
 * request, `network` for an error whose `status` is 0, or else `refused`.
 */
export function toUploadError(thrown: unknown): UploadError {
  if (thrown instanceof UploadError) return thrown
  if (!(thrown instanceof Error)) return new UploadError('refused', { message: String(thrown) })
  const { message, name } = thrown
  if (name === 'AbortError') return new UploadError('cancelled', { message })
  const status = 'status' in thrown && typeof thrown.status === 'number' ? thrown.status : undefined
  return new UploadError(status === 0 ? 'network' : 'refused', { message, status, payload: thrown })
}

/**
 * Whether the same file may succeed on the next attempt, because the network or the server failed
 * (5xx).
 */
export function isPassing({ type, status = 0 }: UploadError): boolean {
  return type === 'network' || (type === 'refused' && status >= 500)
}

/** Whether the user may send the same file again, because the file is not the problem. */
export function isRetryable({ type }: UploadError): boolean {
  return type === 'network' || type === 'refused' || type === 'cancelled'
}
