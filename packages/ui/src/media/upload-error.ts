/**
 * Why an upload did not happen.
 * - `file_type`: its content is not of an accepted type
 * - `too_large`: more bytes than allowed
 * - `too_many_pixels`: more width times height than allowed
 * - `too_many_files`: more files than there is place for
 * - `aspect_ratio`: not the required width to height, where cropping is not allowed
 * - `unreadable`: the browser cannot show the picture or the video
 * - `network`: the server was not reached
 * - `refused`: the server answered with an error, told by `status` and `payload`
 * - `cancelled`: given up by the person
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
  /** HTTP status of the server's answer. */
  status?: number | undefined
  /** The server's answer. */
  payload?: unknown
  /** Why the server refused and what to do, in words for the person; shown below the text. */
  hint?: string | undefined
}

/** An upload that did not happen. */
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
 * Any thrown thing as an upload error. An aborted request counts as cancelled; an error with a
 * `status` as the server's answer, where 0 means that it was not reached.
 */
export function toUploadError(thrown: unknown): UploadError {
  if (thrown instanceof UploadError) return thrown
  if (!(thrown instanceof Error)) return new UploadError('refused', { message: String(thrown) })
  const { message, name } = thrown
  if (name === 'AbortError') return new UploadError('cancelled', { message })
  const status = 'status' in thrown && typeof thrown.status === 'number' ? thrown.status : undefined
  return new UploadError(status === 0 ? 'network' : 'refused', { message, status, payload: thrown })
}

/** Whether the same file may arrive at the next attempt: the way failed, or the server did (5xx). */
export function isPassing({ type, status = 0 }: UploadError): boolean {
  return type === 'network' || (type === 'refused' && status >= 500)
}

/** Whether a person may send the same file again: what is wrong is not the file. */
export function isRetryable({ type }: UploadError): boolean {
  return type === 'network' || type === 'refused' || type === 'cancelled'
}
