import { omitUndefined } from '../../../call/omit-undefined.ts'
import { nameKey } from '../../../contract/name-key.ts'
import type { Secrets } from '../../../ports/services.ts'
import type { ProductCodeRecord } from '../../../ports/stock/records.ts'
import type { StockRepositories } from '../../../ports/stock/repositories.ts'
import type { New } from '../../../ports/table.ts'
import { normaliseCode } from '../../../stock/codes/index.ts'
import { newCodes } from './new-codes.ts'
import type { ProductWrite } from '../../../stock/import/index.ts'
import { pairId } from '../checks.ts'
import { parts } from './read-table.ts'

interface Writing {
  stock: StockRepositories
  secrets: Secrets
  /** The centre to which the thresholds of the table belong. */
  centreId: string | undefined
  now: number
}

/** Writes the planned changes of an import of products. Call it inside a transaction. */
export async function writeProducts(
  planned: readonly ProductWrite[],
  writing: Writing,
): Promise<void> {
  const { secrets } = writing
  const categories = await addCategories(planned, writing)
  const generated = await newCodes(planned.filter((write) => write.generatesCode).length, writing)
  const writes = planned.map((write): Write => ({
    ...write,
    ...(write.generatesCode && { code: generated.pop() ?? '' }),
    isNew: write.id === null,
    id: write.id ?? secrets.id(),
    categoryId:
      write.newCategory === undefined
        ? write.categoryId
        : categories.get(nameKey(write.newCategory)),
  }))
  await addProducts(
    writes.filter(({ isNew }) => isNew),
    writing,
  )
  for (const write of writes) if (!write.isNew) await changeProduct(write, writing)
  await saveCodesOf(writes, writing)
  for (const write of writes) await saveThresholds(write, writing)
}

interface Write extends Omit<ProductWrite, 'id' | 'categoryId'> {
  id: string
  isNew: boolean
  categoryId: string | undefined
}

/** Adds the categories that do not exist yet, and returns their ids by name key. */
async function addCategories(
  writes: readonly ProductWrite[],
  { stock, secrets, now }: Writing,
): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  for (const { newCategory: name } of writes) {
    if (name === undefined || ids.has(nameKey(name))) continue
    const id = secrets.id()
    ids.set(nameKey(name), id)
    const dates = { created_at: now, updated_at: now }
    await stock.categories.insert({ id, name, is_archived: false, ...dates })
  }
  return ids
}

async function addProducts(writes: readonly Write[], { stock, now }: Writing): Promise<void> {
  const rows = writes.map((write) => ({
    id: write.id,
    name: write.name ?? '',
    category_id: write.categoryId ?? '',
    code: write.code ?? '',
    supplier_id: write.supplierId ?? '',
    supplier_ref: write.supplierRef ?? '',
    need_ordonnance: write.needOrdonnance ?? false,
    conditionnement: write.conditionnement ?? 1,
    photo: null,
    is_archived: false,
    created_at: now,
    updated_at: now,
  }))
  for (const part of parts(rows)) await stock.products.insertAll(part)
}

async function changeProduct(write: Write, { stock, now }: Writing): Promise<void> {
  const patch = omitUndefined({
    name: write.name,
    category_id: write.categoryId,
    supplier_id: write.supplierId,
    supplier_ref: write.supplierRef,
    need_ordonnance: write.needOrdonnance,
    conditionnement: write.conditionnement,
  })
  // Additional codes are part of the product, so they change its revision. Thresholds are not, so
  // they do not.
  if (Object.keys(patch).length === 0 && write.codes === undefined) return
  await stock.products.update(write.id, { ...patch, updated_at: now })
}

async function saveCodesOf(writes: readonly Write[], { stock, secrets }: Writing): Promise<void> {
  const rows: New<ProductCodeRecord>[] = []
  for (const { id, isNew, code, codes } of writes) {
    const row = (text: string, units: number, isMain: boolean) => ({
      id: secrets.id(),
      product_id: id,
      code: normaliseCode(text),
      units,
      is_main: isMain,
    })
    if (code !== undefined) rows.push(row(code, 1, true))
    if (codes === undefined) continue
    if (!isNew) {
      const former = await stock.productCodes.all({ product_id: id, is_main: false })
      for (const { id: codeId } of former) await stock.productCodes.remove(codeId)
    }
    rows.push(...codes.map((further) => row(further.code, further.units, false)))
  }
  for (const part of parts(rows)) await stock.productCodes.insertAll(part)
}

async function saveThresholds(
  { id, thresholds }: Write,
  { stock: { productCentres }, centreId }: Writing,
): Promise<void> {
  if (!thresholds || centreId === undefined) return
  const pair = pairId({ id, centreId })
  const values = {
    qty_trigger_order: thresholds.qtyTriggerOrder,
    qty_min_in_stock: thresholds.qtyMinInStock,
  }
  if (await productCentres.update(pair, values)) return
  await productCentres.insert({ id: pair, product_id: id, centre_id: centreId, ...values })
}
