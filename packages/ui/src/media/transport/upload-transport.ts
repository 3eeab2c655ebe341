/** Parameters that a transport receives in addition to the file. */
export interface UploadContext {
  /** Reports the progress, from 0 to 100. */
  onProgress: (percent: number) => void
  /** Aborts the upload. */
  signal: AbortSignal
  /** Idempotency key for the server: the same for every attempt to send this file. */
  id: string
}

/**
 * Uploads a file and returns the server's result. Rejects with an `UploadError`; other errors are
 * converted by `toUploadError`.
 */
export type UploadTransport<Result> = (file: File, context: UploadContext) => Promise<Result>
