/** How the columns of a table are identified: by their headings or contents, or by their order. */
export type ColumnRule = 'guessed' | 'fixed'

/**
 * Parses the tables that people send. A file can be made to take all the time and memory there is, so
 * a host parses it where that harms nothing else, and ends it after 10 s or 256 MB.
 */
export interface TableParser {
  /**
   * The employees of a file as JSON: an array of `ImportedUser`, UTF-8. The bytes may be gone
   * afterwards.
   *
   * Rejects with an `ApiError`: MEDIA_TYPE, or TOO_LARGE, which also says that it took too long.
   */
  employees(file: Uint8Array<ArrayBuffer>, columns: ColumnRule): Promise<Uint8Array<ArrayBuffer>>
}
