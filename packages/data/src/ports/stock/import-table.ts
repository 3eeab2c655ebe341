import type { ImportPreview, ImportResult } from '@org/api/client'
import type { ReadOptions, UploadOptions } from '../call-options.ts'

/**
 * A table to import (`.xlsx` or CSV), and the fields of its columns, which are guessed if `columns`
 * is missing.
 */
export interface ImportTable {
  file: File
  /** The field of each column, separated by commas; empty for a column that is left out. */
  columns?: string
  /** Index of the row with the headings; missing if the table has no headings. */
  headingRow?: string
  /** The sheet of a spreadsheet. By default, the first sheet with content. */
  sheetName?: string
}

/** A table whose thresholds or client numbers belong to `centreId`. */
export interface CatalogueTable extends ImportTable {
  centreId?: string
}

/** A table of products, with what applies to its rows that do not say otherwise. */
export interface ProductTable extends CatalogueTable {
  categoryId?: string
  supplierId?: string
  /** `yes` generates a code for each row without one. */
  generateCodes?: 'yes'
}

/**
 * Imports products or suppliers into a catalogue. Calls reject with `ApiError`: `MEDIA_TYPE`,
 * `TOO_LARGE`, `TOO_MANY`, `BUSY`; a run also with `STALE`, `DUPLICATE` or `CODE_TAKEN`.
 */
export interface CatalogueImports<Table extends CatalogueTable = CatalogueTable> {
  /** Returns row by row what an import would do. */
  previewImport(table: Table, options?: ReadOptions): Promise<ImportPreview>
  /** Does exactly what the preview with this digest said, or nothing. */
  runImport(table: Table & { digest: string }, options?: UploadOptions): Promise<ImportResult>
}
