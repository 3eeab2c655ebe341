/**
 * Why connecting to the photo network or loading its list failed.
 * - `popup_blocked`: the browser blocked the popup
 * - `popup_closed`: the popup was closed too early
 * - `denied`: the user denied access on the network's page
 * - `token_expired`: the network no longer accepts the token
 * - `network`: a server was not reached
 * - `refused`: a server returned an error or an unexpected response
 */
export type VideoImportErrorType =
  | 'popup_blocked'
  | 'popup_closed'
  | 'denied'
  | 'token_expired'
  | 'network'
  | 'refused'

/** A failure before a video is selected; the import itself fails with an `UploadError`. */
export class VideoImportError extends Error {
  readonly type: VideoImportErrorType

  constructor(type: VideoImportErrorType, options: { message?: string; cause?: unknown } = {}) {
    super(options.message ?? type, { cause: options.cause })
    this.name = 'VideoImportError'
    this.type = type
  }
}

/** Wraps any thrown value in a `VideoImportError`, of type `refused` unless it already is one. */
export function toVideoImportError(cause: unknown): VideoImportError {
  if (cause instanceof VideoImportError) return cause
  return new VideoImportError('refused', { message: String(cause), cause })
}
