/** How the columns of a table are identified: by their headings or contents, or by their order. */
export type ColumnRule = 'guessed' | 'fixed'

/**
 * Parses uploaded tables. A malicious file could take unlimited time and memory, so the host parses
 * in isolation and stops after 10 s or at 256 MB.
 */
export interface TableParser {
  /**
   * Parses the employees of a file into JSON: an array of `ImportedUser`, in UTF-8. The bytes may
   * be transferred, and are then unusable.
   *
   * Rejects with an `ApiError`: MEDIA_TYPE, or TOO_LARGE, which also means that parsing took too
   * long.
   */
  employees(file: Uint8Array<ArrayBuffer>, columns: ColumnRule): Promise<Uint8Array<ArrayBuffer>>
}
