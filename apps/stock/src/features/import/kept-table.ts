import type { ColumnMapping } from '@org/api/import'
import type { ImportField } from '@org/api/stock'
import { isRecord } from '#shared/forms/stored-record.ts'

/** What a person has set for all rows of a table of products. Empty ids stand for no choice. */
export interface WholeFile {
  categoryId: string
  supplierId: string
  generatesCodes: boolean
}

export const nothingForAll: WholeFile = { categoryId: '', supplierId: '', generatesCodes: false }

/**
 * What this browser keeps of a table that is being imported. All fields are null while there is
 * none.
 */
export interface KeptTable {
  /** Id of the kept file. */
  fileId: string | null
  /** The sheet of a spreadsheet that is imported; null for other files. */
  sheetName: string | null
  mapping: ColumnMapping<ImportField> | null
  /** Missing in tables that an earlier version has kept. */
  wholeFile?: WholeFile | undefined
}

export const nothing: KeptTable = { fileId: null, sheetName: null, mapping: null }

const isText = (value: unknown) => value === null || typeof value === 'string'

const isWholeFile = (value: unknown) =>
  value === undefined ||
  (isRecord(value) &&
    typeof value['categoryId'] === 'string' &&
    typeof value['supplierId'] === 'string' &&
    typeof value['generatesCodes'] === 'boolean')

const isMapping = (value: unknown) =>
  isRecord(value) &&
  (value['headingRow'] === null || typeof value['headingRow'] === 'number') &&
  Array.isArray(value['columns']) &&
  value['columns'].every(isText)

/** Validates a stored table; null if it is invalid. */
export function parseKeptTable(stored: unknown): KeptTable | null {
  if (!isRecord(stored)) return null
  const { fileId, sheetName, mapping, wholeFile } = stored
  const isTable =
    isText(fileId) &&
    isText(sheetName) &&
    (mapping === null || isMapping(mapping)) &&
    isWholeFile(wholeFile)
  return isTable ? (stored as unknown as KeptTable) : null
}
