import type { EmployeesRequest, ErrorBody, SheetRow } from '@org/api/import'

/** A file to parse: for its employees, or for the rows of one of its sheets. */
export type ParseTask = { readonly file: Uint8Array<ArrayBuffer> } & (
  | { readonly kind: 'employees'; readonly request: EmployeesRequest }
  | { readonly kind: 'rows'; readonly maxRows: number; readonly sheetName: string | undefined }
)

export type ParseResult =
  | { readonly json: Uint8Array<ArrayBuffer> }
  | { readonly rows: SheetRow[] }
  | { readonly refusal: ErrorBody; readonly status: number }
