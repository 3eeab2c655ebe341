/**
 * Large files that arrive in parts, by tus 1.0 (tus.io/protocols/resumable-upload): creation, HEAD,
 * PATCH and termination. An interrupted part keeps what arrived of it. The API checks who may do
 * what, sizes and limits before it calls these functions.
 */
export interface ResumableUploads {
  /**
   * Responds to a request for the upload `id`; a POST creates it with the length in `Upload-Length`.
   * A request that another one for the same upload holds up is refused or waits for its end. No
   * upload is ever held in memory as a whole, except by adapters for tests and stories.
   */
  handle(id: string, request: Request): Promise<Response>
  /**
   * Returns what was received; null for an unknown upload. The bytes are only read when a part of the
   * blob is.
   */
  content(id: string): Promise<Blob | null>
  /** Deletes an upload, if it exists. */
  remove(id: string): Promise<void>
}
