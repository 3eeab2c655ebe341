import type { ErrorBody, SheetRow, SheetSource } from '@org/api/import'

/** What the worker parses: a file's bytes or pasted text. */
export interface TableRequest {
  content: Uint8Array<ArrayBuffer> | string
  sheetName: string | undefined
  /**
   * What the table is searched for: of several sheets, the one that holds most is read. If omitted,
   * it is the first with content.
   */
  holds?: 'people' | undefined
}

/** Messages from the worker: some rows at a time, then the end or an error. */
export type TableMessage =
  | { kind: 'rows'; rows: SheetRow[] }
  | { kind: 'end'; source: SheetSource }
  | { kind: 'refused'; body: ErrorBody; status: number }
