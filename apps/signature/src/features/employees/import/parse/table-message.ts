import type { ErrorBody, SheetRow, SheetSource } from '@org/api/import'

/** What the worker says of the table that it was sent: some rows at a time, and then the end. */
export type TableMessage =
  | { kind: 'rows'; rows: SheetRow[] }
  | { kind: 'end'; source: SheetSource }
  | { kind: 'refused'; body: ErrorBody; status: number }
