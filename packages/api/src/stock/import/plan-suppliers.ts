import { isEmail } from '@org/ui/validators'
import type { Entry } from './entries.ts'
import type { SupplierField } from './import-fields.ts'
import { type FieldChange, type ImportPlan, plannedRow } from './planned-row.ts'
import { reasons } from './reasons.ts'

/** A supplier as it is stored. */
export interface KnownSupplier {
  id: string
  name: string
  code: string
  email: string
  isArchived: boolean
  /** The client number of the selected centre; empty if there is none. */
  clientNumber: string
}

export interface SupplierCatalogue {
  /** Finds a supplier by name, regardless of case and accents. */
  supplier: (name: string) => KnownSupplier | undefined
  /** Returns a key that is equal for names that count as the same. */
  nameKey: (name: string) => string
  /** Whether a centre is selected; client numbers can be imported only for a centre. */
  hasCentre: boolean
}

/** A supplier to create or change. */
export interface SupplierWrite {
  /** Null for a new supplier. */
  id: string | null
  /** Null if only the client number changes. */
  values: { name: string; code: string; email: string } | null
  /** The new client number of the selected centre; null if it does not change. */
  clientNumber: string | null
}

const what = { name: 'Le nom', code: 'Le code', email: 'L’email', clientNumber: 'Le numéro client' }
const stored = ['name', 'code', 'email'] as const

/**
 * Plans an import of suppliers. Filled cells replace the stored values; a new supplier needs a
 * name, a code and an email.
 */
export function planSuppliers(
  entries: readonly Entry<SupplierField>[],
  catalogue: SupplierCatalogue,
): ImportPlan<SupplierWrite> {
  const plan: ImportPlan<SupplierWrite> = { rows: [], writes: [] }
  const lines = new Map<string, number>()
  for (const { line, cells } of entries) {
    const { name } = cells
    const known = name === '' ? undefined : catalogue.supplier(name)
    const texts = { ...cells, email: cells.email.toLowerCase() }
    const found = problemsOf(texts, known)
    const key = catalogue.nameKey(name)
    const first = lines.get(key)
    if (name !== '' && first !== undefined) found.push(reasons.twice(first))
    else lines.set(key, line)
    const changes: FieldChange[] = []
    for (const field of ['code', 'email'] as const) {
      const from = known?.[field] ?? ''
      if (texts[field] !== '' && texts[field] !== from)
        changes.push({ field, from, to: texts[field] })
    }
    const isStored = known !== undefined && changes.length === 0
    const client = catalogue.hasCentre ? texts.clientNumber : ''
    const hasNumber = client !== '' && client !== (known?.clientNumber ?? '')
    if (hasNumber) {
      changes.push({ field: 'clientNumber', from: known?.clientNumber ?? '', to: client })
    }
    const row = plannedRow({
      line,
      label: name,
      isNew: !known,
      changes: known ? changes : [],
      reasons: found,
    })
    plan.rows.push(row)
    if (row.outcome !== 'created' && row.outcome !== 'changed') continue
    const values = {
      name: known?.name ?? name,
      code: texts.code || (known?.code ?? ''),
      email: texts.email || (known?.email ?? ''),
    }
    plan.writes.push({
      id: known?.id ?? null,
      values: isStored ? null : values,
      clientNumber: hasNumber ? client : null,
    })
  }
  return plan
}

function problemsOf(
  texts: Record<SupplierField, string>,
  known: KnownSupplier | undefined,
): string[] {
  if (texts.name === '') return [reasons.missing(what.name)]
  if (known?.isArchived) return [reasons.archivedSupplier(known.name)]
  const found: string[] = []
  for (const field of stored) {
    if (texts[field] === '' && !known) found.push(reasons.missing(what[field]))
  }
  for (const field of [...stored, 'clientNumber'] as const) {
    if (texts[field].length > 200) found.push(reasons.tooLong(what[field]))
  }
  if (texts.email !== '' && !isEmail(texts.email)) found.push(reasons.email)
  return found
}
