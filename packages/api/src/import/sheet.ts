/** One row of a table, as in its file. */
export interface SheetRow {
  /** Number of the row in its file, from 1: what a spreadsheet shows beside it. */
  line: number
  /** Texts from the first column on. A formula is the value that the file keeps of it. */
  cells: string[]
}

/** Where a table came from and how it was read. */
export type SheetSource =
  | { kind: 'spreadsheet'; sheetName: string }
  | { kind: 'text'; encoding: TextEncodingName; separator: string }

export type TextEncodingName = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | 'macintosh'

/** A table of texts; rows without any text are left out. */
export interface Sheet {
  rows: SheetRow[]
  source: SheetSource
}
