/**
 * Why an upload did not happen.
 * - `file_type`: not one of the accepted types
 * - `file_size`: larger than allowed
 * - `file_count`: more than one file at once
 * - `aspect_ratio`: not the required width to height, where cropping is not allowed
 * - `unreadable`: the browser cannot show the picture or the video
 * - `network`: the server was not reached
 * - `refused`: the server answered with an error
 * - `aborted`: cancelled by the person
 */
export type UploadErrorType =
  | 'file_type'
  | 'file_size'
  | 'file_count'
  | 'aspect_ratio'
  | 'unreadable'
  | 'network'
  | 'refused'
  | 'aborted'

/** An upload that did not happen; `payload` is the server's answer where there is one. */
export class UploadError extends Error {
  readonly type: UploadErrorType
  readonly payload: unknown

  constructor(type: UploadErrorType, message: string = type, payload?: unknown) {
    super(message)
    this.name = 'UploadError'
    this.type = type
    this.payload = payload
  }
}

/** Any thrown thing as an upload error; what is not one counts as an error of the server. */
export function toUploadError(thrown: unknown): UploadError {
  if (thrown instanceof UploadError) return thrown
  const message = thrown instanceof Error ? thrown.message : String(thrown)
  return new UploadError('refused', message, thrown)
}
