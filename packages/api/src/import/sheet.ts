/** A row of a table. */
export interface SheetRow {
  /** Row number in the file, from 1, as spreadsheet programs show it. */
  line: number
  /** The cells' text, from the first column on. For a formula, the value stored in the file. */
  cells: string[]
}

/** The origin of a table, and how it was read. `sheetNames` are the visible sheets of the file. */
export type SheetSource =
  | { kind: 'spreadsheet'; sheetName: string; sheetNames: readonly string[] }
  | { kind: 'text'; encoding: TextEncodingName; separator: string }

export type TextEncodingName = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | 'macintosh'

/** A table of strings; rows without text are left out. */
export interface Sheet {
  rows: SheetRow[]
  source: SheetSource
}
