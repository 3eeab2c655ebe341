/**
 * Why there is no connection to the photo network, or no list.
 * - `popup_blocked`: the browser opened no window
 * - `popup_closed`: the window was closed before it was done
 * - `denied`: the person refused access on the network's page
 * - `token_expired`: the network does not accept the token any more
 * - `network`: a server was not reached
 * - `refused`: a server answered with an error, or with something else than expected
 */
export type VideoImportErrorType =
  'popup_blocked' | 'popup_closed' | 'denied' | 'token_expired' | 'network' | 'refused'

/** What went wrong before a video was selected; an import itself fails with an `UploadError`. */
export class VideoImportError extends Error {
  readonly type: VideoImportErrorType

  constructor(type: VideoImportErrorType, options: { message?: string; cause?: unknown } = {}) {
    super(options.message ?? type, { cause: options.cause })
    this.name = 'VideoImportError'
    this.type = type
  }
}

/** Any thrown thing as an error of the import; what is not one counts as an answer of the server. */
export function toVideoImportError(cause: unknown): VideoImportError {
  if (cause instanceof VideoImportError) return cause
  return new VideoImportError('refused', { message: String(cause), cause })
}
