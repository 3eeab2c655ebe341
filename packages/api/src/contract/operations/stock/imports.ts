import * as z from 'zod'
import {
  openingFields,
  productFields,
  supplierFields,
} from '../../../stock/import/import-fields.ts'
import { importPreviewSchema, importResultSchema } from '../../entities/stock/import.ts'
import { id, text } from '../../fields.ts'
import { operation } from '../../operation.ts'
import { bookingId } from './quantities.ts'

/**
 * Query parameters that say where the fields are in the table. Without `columns`, the server
 * guesses.
 */
function tableQuery(fields: readonly string[]) {
  const isKnown = (name: string) => name === '' || fields.includes(name)
  return {
    /** The field of each column, separated by commas; empty for a column to leave out. */
    columns: z
      .string()
      .max(2000)
      .refine((names) => names.split(',').every(isKnown), { error: 'list of fields' })
      .optional(),
    /** Index of the row with the headings; absent if the table has no headings. */
    headingRow: z
      .string()
      .regex(/^\d{1,2}$/)
      .optional(),
    /** The sheet of a spreadsheet to import; by default, the first one with content. */
    sheetName: text(200).optional(),
  }
}

/** What applies to all rows of a table of products. */
const wholeFile = {
  /** The category of rows without one. */
  categoryId: id.optional(),
  /** The supplier of rows without one. */
  supplierId: id.optional(),
  /**
   * `yes` generates a code for each row without one; such rows are recognised by supplier and
   * reference.
   */
  generateCodes: z.literal('yes').optional(),
}

/** Identifies the plan that a preview returned. */
const digest = z.string().min(1).max(200)
/** The centre whose thresholds or client numbers the table contains. */
const centreId = id.optional()
const tag = 'Stock: imports'
const previewErrors = ['MEDIA_TYPE', 'TOO_LARGE', 'TOO_MANY', 'BUSY'] as const
const runErrors = [...previewErrors, 'STALE', 'DUPLICATE', 'CODE_TAKEN'] as const
const format = 'a table (.xlsx or CSV) of at most 10,000 rows'

export const stockImportOperations = {
  previewProductImport: operation({
    product: 'stock',
    method: 'post',
    path: '/stock/import/products/preview',
    tag,
    summary: `Says row by row what an import of products from ${format} would do`,
    access: 'member',
    permissions: ['product_list'],
    isCatalog: true,
    upload: true,
    hasUnstoredResponse: true,
    query: z.object({ ...tableQuery(productFields), ...wholeFile, centreId }),
    response: importPreviewSchema,
    errors: ['NOT_FOUND', ...previewErrors],
  }),
  runProductImport: operation({
    product: 'stock',
    method: 'post',
    path: '/stock/import/products',
    tag,
    summary:
      'Imports products: exactly what the preview with this digest said, in one transaction, or nothing',
    access: 'member',
    permissions: ['product_list'],
    isCatalog: true,
    upload: true,
    query: z.object({ ...tableQuery(productFields), ...wholeFile, centreId, digest }),
    response: importResultSchema,
    errors: ['NOT_FOUND', ...runErrors],
  }),
  previewSupplierImport: operation({
    product: 'stock',
    method: 'post',
    path: '/stock/import/suppliers/preview',
    tag,
    summary: `Says row by row what an import of suppliers from ${format} would do`,
    access: 'member',
    permissions: ['suppliers'],
    isCatalog: true,
    upload: true,
    hasUnstoredResponse: true,
    query: z.object({ ...tableQuery(supplierFields), centreId }),
    response: importPreviewSchema,
    errors: ['NOT_FOUND', ...previewErrors],
  }),
  runSupplierImport: operation({
    product: 'stock',
    method: 'post',
    path: '/stock/import/suppliers',
    tag,
    summary:
      'Imports suppliers: exactly what the preview with this digest said, in one transaction, or nothing',
    access: 'member',
    permissions: ['suppliers'],
    isCatalog: true,
    upload: true,
    query: z.object({ ...tableQuery(supplierFields), centreId, digest }),
    response: importResultSchema,
    errors: ['NOT_FOUND', ...runErrors],
  }),
  previewOpeningStock: operation({
    product: 'stock',
    method: 'post',
    path: '/stock/centre/{id}/import/preview',
    tag,
    summary: `Says row by row what an opening stock from ${format} would book at a centre`,
    access: 'member',
    permissions: ['stock'],
    upload: true,
    hasUnstoredResponse: true,
    query: z.object(tableQuery(openingFields)),
    response: importPreviewSchema,
    errors: ['NOT_FOUND', ...previewErrors],
  }),
  runOpeningStock: operation({
    product: 'stock',
    method: 'post',
    path: '/stock/centre/{id}/import',
    tag,
    summary:
      'Sets the listed lots of a centre to the listed quantities: exactly what the preview with this digest said, or nothing, and each booking once',
    access: 'member',
    permissions: ['stock'],
    upload: true,
    query: z.object({ ...tableQuery(openingFields), digest, bookingId }),
    response: importResultSchema,
    errors: ['NOT_FOUND', 'CENTRE_ARCHIVED', ...runErrors, 'ALREADY_BOOKED'],
  }),
}
