import type { Call } from '../../../call/call.ts'
import { take } from '../../../call/take.ts'
import { apiError } from '../../../contract/errors.ts'
import type { ImportPreview, ImportResult } from '../../../contract/types.ts'
import type { ColumnMapping } from '../../../import/guess-columns.ts'
import { guessColumns } from '../../../import/guess-columns.ts'
import type { KnownFields } from '../../../import/headings.ts'
import { refusals } from '../../../import/refusals.ts'
import type { SheetRow } from '../../../import/sheet.ts'
import type { Operations } from '../../../contract/operations.ts'
import { type Entry, entriesOf, type ImportPlan } from '../../../stock/import/index.ts'

const importsPerHour = 120
/** Maximum number of rows of an import; a table may have `maxHeadings` more rows above them. */
const maxRows = 10_000
const maxHeadings = 20

type Preview = 'previewProductImport' | 'previewSupplierImport' | 'previewOpeningStock'
type Run = 'runProductImport' | 'runSupplierImport' | 'runOpeningStock'

/** A call of one of the import operations in `Id`. */
export type CallOf<Id extends Preview | Run> = { [One in Id]: Call<Operations[One]> }[Id]
export type ImportCall = CallOf<Preview | Run>
export type RunCall = CallOf<Run>

/**
 * Parses the uploaded table. Limits each caller's previews and imports per hour, and queues the
 * parsing by organisation.
 */
export async function readTable<Field extends string>(
  { adapters, caller, file, parsing, query }: ImportCall,
  known: KnownFields<Field>,
): Promise<Entry<Field>[]> {
  const key = `stock-import:${caller.user.id}`
  await take(adapters.limiter, [{ key, limit: importsPerHour, windowSeconds: 3600 }])
  const options = { maxRows: maxRows + maxHeadings, sheetName: query.sheetName }
  const rows = await file.receive(({ bytes }) =>
    parsing.run(caller.scope.organisationId, () => adapters.tables.rows(bytes, options)),
  )
  const fields = known.fields.map(({ field }) => field)
  const entries = entriesOf(rows, mappingOf(query, rows, known), fields)
  if (entries.length > maxRows) throw refusals.rows(maxRows)
  return entries
}

function mappingOf<Field extends string>(
  { columns, headingRow }: ImportCall['query'],
  rows: readonly SheetRow[],
  known: KnownFields<Field>,
): ColumnMapping<Field> {
  if (columns === undefined) return guessColumns(rows, known)
  return {
    headingRow: headingRow === undefined ? null : Number(headingRow),
    // The contract has already checked that the names are fields.
    columns: columns.split(',').map((name) => (name === '' ? null : (name as Field))),
  }
}

/** Returns the digest of a plan: a hash of everything that it shows and writes. */
const digestOf = ({ adapters }: ImportCall, plan: ImportPlan<unknown>): Promise<string> =>
  adapters.secrets.sha256(JSON.stringify(plan))

/** Returns the response of a preview. */
export async function previewOf(
  call: ImportCall,
  plan: ImportPlan<unknown>,
): Promise<ImportPreview> {
  return { digest: await digestOf(call, plan), rows: plan.rows }
}

/** Rejects a plan that differs from the one that the person has seen. */
export async function checkDigest(
  call: ImportCall,
  digest: string,
  plan: ImportPlan<unknown>,
): Promise<void> {
  if (digest === (await digestOf(call, plan))) return
  throw apiError('STALE', {
    message:
      'Les données ont changé depuis l’aperçu : rien n’a été importé, regardez le nouvel aperçu',
  })
}

/** Returns the response of an import that was run. */
export function resultOf({ rows }: ImportPlan<unknown>): ImportResult {
  const result = { created: 0, changed: 0, unchanged: 0, refused: 0 }
  for (const { outcome } of rows) result[outcome] += 1
  return result
}

/** Splits rows into parts that are small enough for one insert statement. */
export function* parts<T>(rows: readonly T[], size = 1000): Generator<T[]> {
  for (let at = 0; at < rows.length; at += size) yield rows.slice(at, at + size)
}
