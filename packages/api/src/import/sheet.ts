/** A row of a table. */
export interface SheetRow {
  /** Row number in the file, from 1, as spreadsheet programs show it. */
  line: number
  /**
   * The cells' text, from the first column on. For a formula, the value stored in the file. Numbers
   * and dates are text as the spreadsheet program shows it: `3014544`, `31/03/2027`.
   */
  cells: string[]
  /** True if the row is hidden in the spreadsheet, for example by a filter. */
  isHidden?: true
  /** Columns of formulas for which the file stores no value; their cells are empty. */
  formulas?: number[]
}

/** The origin of a table, and how it was read. */
export type SheetSource =
  | {
      kind: 'spreadsheet'
      sheetName: string
      /** The visible sheets of the file. */
      sheetNames: readonly string[]
    }
  | {
      kind: 'text'
      encoding: TextEncodingName
      separator: string
      /** Rows with a quote that is never closed, and was therefore left out. */
      unclosedQuotes?: readonly number[]
    }

export type TextEncodingName =
  | 'utf-8'
  | 'utf-16le'
  | 'utf-16be'
  | 'windows-1252'
  | 'windows-1250'
  | 'macintosh'

/** A table of strings; rows without text are left out. */
export interface Sheet {
  rows: SheetRow[]
  source: SheetSource
}
