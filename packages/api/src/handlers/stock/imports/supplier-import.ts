import { nameKey } from '../../../contract/name-key.ts'
import type { Secrets } from '../../../ports/services.ts'
import type { StockMemberRecord } from '../../../ports/stock/records.ts'
import type { StockRepositories } from '../../../ports/stock/repositories.ts'
import type {
  KnownSupplier,
  SupplierCatalogue,
  SupplierWrite,
} from '../../../stock/import/index.ts'
import { checkCentre, pairId } from '../checks.ts'

/** Loads the stored data with which an import of suppliers is compared. */
export async function loadSupplierCatalogue(
  stock: StockRepositories,
  member: StockMemberRecord,
  centreId: string | undefined,
): Promise<SupplierCatalogue> {
  if (centreId !== undefined) await checkCentre(stock, member, centreId)
  const numbers = new Map(
    centreId === undefined
      ? []
      : (await stock.supplierCentres.all({ centre_id: centreId })).map((row) => [
          row.supplier_id,
          row.client_number,
        ]),
  )
  const byName = new Map(
    (await stock.suppliers.all()).map((row): [string, KnownSupplier] => [
      nameKey(row.name),
      {
        id: row.id,
        name: row.name,
        code: row.code,
        email: row.email,
        isArchived: row.is_archived,
        clientNumber: numbers.get(row.id) ?? '',
      },
    ]),
  )
  return {
    supplier: (name) => byName.get(nameKey(name)),
    nameKey,
    hasCentre: centreId !== undefined,
  }
}

/** Writes the planned changes of an import of suppliers. Call it inside a transaction. */
export async function writeSuppliers(
  writes: readonly SupplierWrite[],
  {
    stock: { suppliers, supplierCentres },
    secrets,
    centreId,
    now,
  }: { stock: StockRepositories; secrets: Secrets; centreId: string | undefined; now: number },
): Promise<void> {
  for (const { id: known, values, clientNumber } of writes) {
    const id = known ?? secrets.id()
    if (known !== null && values) await suppliers.update(id, { ...values, updated_at: now })
    if (known === null && values) {
      const dates = { created_at: now, updated_at: now }
      await suppliers.insert({ id, ...values, is_archived: false, ...dates })
    }
    if (clientNumber === null || centreId === undefined) continue
    const pair = pairId({ id, centreId })
    const number = { client_number: clientNumber, updated_at: now }
    if (await supplierCentres.update(pair, number)) continue
    await supplierCentres.insert({ id: pair, supplier_id: id, centre_id: centreId, ...number })
  }
}
