/** What a transport gets beside the file. */
export interface UploadContext {
  /** Takes the progress, from 0 to 100. */
  onProgress: (percent: number) => void
  /** Aborts the upload. */
  signal: AbortSignal
  /** The same at every attempt to send this file: an idempotency key for the server. */
  id: string
}

/**
 * Brings a file to where it is kept and gives what is known of it there. Rejects with an
 * `UploadError`; any other error is read by `toUploadError`.
 */
export type UploadTransport<Result> = (file: File, context: UploadContext) => Promise<Result>
