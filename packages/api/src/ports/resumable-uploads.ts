/**
 * Large files that arrive in parts over tus 1.0 (tus.io/protocols/resumable-upload), of which
 * creation, HEAD, PATCH and termination are supported. When a part is interrupted, the bytes that
 * have arrived are kept. The API checks permissions, sizes and limits before it calls these
 * functions.
 */
export interface ResumableUploads {
  /**
   * Whether each running PATCH holds a part of several MiB in memory. Then few of them run at once,
   * as with other files.
   */
  readonly holdsParts: boolean
  /**
   * Responds to a request for the upload `id`; a POST creates it with the length in
   * `Upload-Length`. While another request for the same upload runs, a request waits or is refused.
   * No upload is ever held in memory as a whole, except by adapters for tests and stories.
   *
   * @throws ApiError TOO_SLOW when the body stops arriving; the bytes so far are kept
   */
  handle(id: string, request: Request): Promise<Response>
  /**
   * Returns the bytes received so far; null for an unknown upload. Nothing is loaded until the
   * blob, or a slice of it, is read.
   */
  content(id: string): Promise<Blob | null>
  /** Deletes an upload, if it exists. */
  remove(id: string): Promise<void>
}
