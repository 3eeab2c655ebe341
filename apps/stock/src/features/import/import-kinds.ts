import type { Client, ImportPreview, ImportResult, StockUser } from '@org/api/client'
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
import { isPermitted } from '#shared/account/access.ts'

/** A table and where its fields are. */
export interface MappedTable {
  file: File
  sheet: Sheet
  mapping: ColumnMapping<ImportField>
}

/** What identifies a run: the preview that is run, and the request. */
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
  /** The fields that belong to the selected centre. */
  ofCentre: readonly ImportField[]
  preview: (client: Client, table: MappedTable, centreId: string | null) => Promise<ImportPreview>
  run: (
    client: Client,
    table: MappedTable,
    centreId: string | null,
    run: Run,
  ) => Promise<ImportResult>
}

function queryOf({ sheet, mapping }: MappedTable) {
  const { headingRow, columns } = mapping
  return {
    columns: columns.map((field) => field ?? '').join(','),
    ...(headingRow !== null && { headingRow: String(headingRow) }),
    ...(sheet.source.kind === 'spreadsheet' && { sheetName: sheet.source.sheetName }),
  }
}

const centreQuery = (centreId: string | null) => (centreId === null ? {} : { centreId })

export const kindDetails: Readonly<Record<ImportKind, KindDetails>> = {
  products: {
    columns: productColumns,
    fields: productFields,
    needed: ['code'],
    ofCentre: ['qtyTriggerOrder', 'qtyMinInStock'],
    preview: (client, table, centreId) =>
      client.call('previewProductImport', {
        query: { ...queryOf(table), ...centreQuery(centreId) },
        body: { file: table.file },
      }),
    run: (client, table, centreId, { digest, ...options }) =>
      client.call(
        'runProductImport',
        {
          query: { ...queryOf(table), ...centreQuery(centreId), digest },
          body: { file: table.file },
        },
        options,
      ),
  },
  suppliers: {
    columns: supplierColumns,
    fields: supplierFields,
    needed: ['name'],
    ofCentre: ['clientNumber'],
    preview: (client, table, centreId) =>
      client.call('previewSupplierImport', {
        query: { ...queryOf(table), ...centreQuery(centreId) },
        body: { file: table.file },
      }),
    run: (client, table, centreId, { digest, ...options }) =>
      client.call(
        'runSupplierImport',
        {
          query: { ...queryOf(table), ...centreQuery(centreId), digest },
          body: { file: table.file },
        },
        options,
      ),
  },
  stock: {
    columns: openingColumns,
    fields: openingFields,
    needed: ['code', 'qty'],
    ofCentre: [],
    preview: (client, table, centreId) =>
      client.call('previewOpeningStock', {
        path: { id: centreId ?? '' },
        query: queryOf(table),
        body: { file: table.file },
      }),
    run: (client, table, centreId, { digest, ...options }) =>
      client.call(
        'runOpeningStock',
        {
          path: { id: centreId ?? '' },
          // Random and the same for each attempt, like the key of the request.
          query: { ...queryOf(table), digest, bookingId: options.idempotencyKey },
          body: { file: table.file },
        },
        options,
      ),
  },
}

/** Whether the user may import this kind of table. */
export function mayImport(kind: ImportKind, user: StockUser | null): boolean {
  if (user === null) return false
  if (kind === 'stock') return isPermitted('stock', user)
  return mayEditCatalog(user, kind === 'products' ? 'product_list' : 'suppliers')
}
