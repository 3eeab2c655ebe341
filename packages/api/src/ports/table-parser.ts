import type { SheetRow } from '../import/sheet.ts'

/** What to read of a table of employees. */
export interface EmployeesRequest {
  /** The rows as an array of `ImportedUser`, or a `UserImportPreview`. */
  result: 'rows' | 'preview'
  /**
   * How the columns are identified: by headings and content (`guessed`), by the order of the older
   * import (`fixed`), or by a list such as `email,,first_name`. A preview always guesses.
   */
  columns: 'guessed' | 'fixed' | { named: string }
  /** The sheet of a spreadsheet; by default the one that holds most people. */
  sheetName: string | undefined
  /** The organisation's country, in whose form phone numbers are repaired; by default France. */
  country?: string
}

/**
 * Parses uploaded tables. A malicious file could take unlimited time and memory, so the host parses
 * each file in isolation, and stops after 10 s or at 256 MB.
 */
export interface TableParser {
  /**
   * Parses the employees of a file into JSON, in UTF-8. The call may transfer the bytes, which are
   * then no longer usable.
   *
   * Rejects with an `ApiError`: MEDIA_TYPE or TOO_LARGE. TOO_LARGE also means that parsing took too
   * much time or memory.
   */
  employees(
    file: Uint8Array<ArrayBuffer>,
    request: EmployeesRequest,
  ): Promise<Uint8Array<ArrayBuffer>>

  /**
   * Parses the rows of a file. If it has several sheets, `sheetName` selects one; by default, it is
   * the first with content. Rejects like `employees`; TOO_LARGE may also mean more than `maxRows`
   * rows.
   */
  rows(
    file: Uint8Array<ArrayBuffer>,
    options: { maxRows: number; sheetName: string | undefined },
  ): Promise<SheetRow[]>
}
