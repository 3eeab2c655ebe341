import type { ColumnRule, ErrorBody } from '@org/api/import'

export interface ParseTask {
  readonly file: Uint8Array<ArrayBuffer>
  readonly columns: ColumnRule
}

export type ParseResult =
  | { readonly json: Uint8Array<ArrayBuffer> }
  | { readonly refusal: ErrorBody; readonly status: number }
