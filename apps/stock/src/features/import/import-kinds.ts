import type { ImportPreview, ImportResult, StockUser } from '@org/api/client'
import type { ColumnMapping, KnownFields, Sheet } from '@org/api/import'
import {
  type ImportField,
  type ImportKind,
  mayEditCatalog,
  openingColumns,
  openingFields,
  productColumns,
  productFields,
  supplierColumns,
  supplierFields,
} from '@org/api/stock'
import type { StockPorts } from '@org/data'
import type { WholeFile } from './kept-table.ts'
import { isPermitted } from '#shared/account/access.ts'

/** A sheet of a file, which of its columns contains each field, and what applies to all rows. */
export interface MappedTable {
  file: File
  sheet: Sheet
  mapping: ColumnMapping<ImportField>
  wholeFile: WholeFile
}

/** Options of a run: the digest of the preview to apply, and the key of the request. */
export interface Run {
  digest: string
  idempotencyKey: string
  onProgress: (share: number) => void
}

/** How one kind of table is imported. */
export interface KindDetails {
  columns: KnownFields<ImportField>
  fields: readonly ImportField[]
  /** The fields without which no row can be recognised. */
  needed: readonly ImportField[]
  /**
   * The fields whose values belong to the selected centre. They are not offered if no centre is
   * selected.
   */
  ofCentre: readonly ImportField[]
  preview: (
    ports: StockPorts,
    table: MappedTable,
    centreId: string | null,
  ) => Promise<ImportPreview>
  run: (
    ports: StockPorts,
    table: MappedTable,
    centreId: string | null,
    run: Run,
  ) => Promise<ImportResult>
}

function importTable({ file, sheet, mapping }: MappedTable) {
  const { headingRow, columns } = mapping
  return {
    file,
    columns: columns.map((field) => field ?? '').join(','),
    ...(headingRow !== null && { headingRow: String(headingRow) }),
    ...(sheet.source.kind === 'spreadsheet' && { sheetName: sheet.source.sheetName }),
  }
}

const catalogueTable = (table: MappedTable, centreId: string | null) => ({
  ...importTable(table),
  ...(centreId !== null && { centreId }),
})

const productTable = (table: MappedTable, centreId: string | null) => {
  const { categoryId, supplierId, generatesCodes } = table.wholeFile
  return {
    ...catalogueTable(table, centreId),
    ...(categoryId !== '' && { categoryId }),
    ...(supplierId !== '' && { supplierId }),
    ...(generatesCodes && { generateCodes: 'yes' as const }),
  }
}

export const kindDetails: Readonly<Record<ImportKind, KindDetails>> = {
  products: {
    columns: productColumns,
    fields: productFields,
    needed: ['code'],
    ofCentre: ['qtyTriggerOrder', 'qtyMinInStock'],
    preview: ({ products }, table, centreId) =>
      products.previewImport(productTable(table, centreId)),
    run: ({ products }, table, centreId, { digest, ...options }) =>
      products.runImport({ ...productTable(table, centreId), digest }, options),
  },
  suppliers: {
    columns: supplierColumns,
    fields: supplierFields,
    needed: ['name'],
    ofCentre: ['clientNumber'],
    preview: ({ suppliers }, table, centreId) =>
      suppliers.previewImport(catalogueTable(table, centreId)),
    run: ({ suppliers }, table, centreId, { digest, ...options }) =>
      suppliers.runImport({ ...catalogueTable(table, centreId), digest }, options),
  },
  stock: {
    columns: openingColumns,
    fields: openingFields,
    needed: ['code', 'qty'],
    ofCentre: [],
    preview: ({ stock }, table, centreId) =>
      stock.previewOpening(centreId ?? '', importTable(table)),
    run: ({ stock }, table, centreId, { digest, ...options }) => {
      // The request's key also serves as the booking id: it is random, and the same for each
      // attempt.
      const bookingId = options.idempotencyKey
      return stock.runOpening(centreId ?? '', { ...importTable(table), digest, bookingId }, options)
    },
  },
}

/** Whether the user may import this kind of table. */
export function mayImport(kind: ImportKind, user: StockUser | null): boolean {
  if (user === null) return false
  if (kind === 'stock') return isPermitted('stock', user)
  return mayEditCatalog(user, kind === 'products' ? 'product_list' : 'suppliers')
}
