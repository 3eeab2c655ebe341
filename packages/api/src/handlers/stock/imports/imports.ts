import type { Call, HandlersOf } from '../../../call/call.ts'
import type { Operations } from '../../../contract/operations.ts'
import type { stockImportOperations } from '../../../contract/operations/stock/imports.ts'
import type { StockRepositories } from '../../../ports/stock/repositories.ts'
import {
  type Entry,
  type ImportField,
  openingColumns,
  planOpening,
  planProducts,
  planSuppliers,
  productColumns,
  supplierColumns,
} from '../../../stock/import/index.ts'
import { book, checkNotBooked } from '../booking.ts'
import { checkCentre } from '../checks.ts'
import { loadOpeningProducts, loadOpeningStock } from './opening-catalogue.ts'
import { loadProductCatalogue } from './product-catalogue.ts'
import { checkDigest, previewOf, readTable, resultOf } from './read-table.ts'
import { loadSupplierCatalogue, writeSuppliers } from './supplier-import.ts'
import { writeProducts } from './write-products.ts'

type OpeningCall = Call<Operations['previewOpeningStock']> | Call<Operations['runOpeningStock']>

/** Plans an opening stock. With `isRun`, its products are locked first, so that it stays true. */
async function openingPlan(
  { path, now }: OpeningCall,
  stock: StockRepositories,
  entries: readonly Entry<Extract<ImportField, 'code' | 'qty' | 'lot' | 'expiry'>>[],
  { isRun }: { isRun: boolean },
) {
  const codes = entries.map(({ cells }) => cells.code)
  const { ids, product } = await loadOpeningProducts(stock, codes)
  if (isRun) await stock.ledger.lock(path.id, ids, now)
  return planOpening(entries, { product, ...(await loadOpeningStock(stock, path.id, ids)) })
}

export const stockImportHandlers: HandlersOf<typeof stockImportOperations> = {
  async previewProductImport(call) {
    const { caller, member, query, repositories } = call
    const entries = await readTable(call, productColumns)
    const { stock } = repositories.within(caller.scope)
    const catalogue = await loadProductCatalogue(stock, member, query.centreId)
    return previewOf(call, planProducts(entries, catalogue))
  },

  async runProductImport(call) {
    const { adapters, caller, member, query, now, commit } = call
    const entries = await readTable(call, productColumns)
    return commit(async (inside) => {
      const { stock } = inside.within(caller.scope)
      const { centreId } = query
      const plan = planProducts(entries, await loadProductCatalogue(stock, member, centreId))
      await checkDigest(call, query.digest, plan)
      await writeProducts(plan.writes, { stock, secrets: adapters.secrets, centreId, now })
      return resultOf(plan)
    })
  },

  async previewSupplierImport(call) {
    const { caller, member, query, repositories } = call
    const entries = await readTable(call, supplierColumns)
    const { stock } = repositories.within(caller.scope)
    const catalogue = await loadSupplierCatalogue(stock, member, query.centreId)
    return previewOf(call, planSuppliers(entries, catalogue))
  },

  async runSupplierImport(call) {
    const { adapters, caller, member, query, now, commit } = call
    const entries = await readTable(call, supplierColumns)
    return commit(async (inside) => {
      const { stock } = inside.within(caller.scope)
      const { centreId } = query
      const plan = planSuppliers(entries, await loadSupplierCatalogue(stock, member, centreId))
      await checkDigest(call, query.digest, plan)
      await writeSuppliers(plan.writes, { stock, secrets: adapters.secrets, centreId, now })
      return resultOf(plan)
    })
  },

  async previewOpeningStock(call) {
    const { caller, member, path, repositories } = call
    const { stock } = repositories.within(caller.scope)
    await checkCentre(stock, member, path.id)
    const entries = await readTable(call, openingColumns)
    return previewOf(call, await openingPlan(call, stock, entries, { isRun: false }))
  },

  async runOpeningStock(call) {
    const { caller, member, path, query, repositories, commit } = call
    await checkCentre(repositories.within(caller.scope).stock, member, path.id)
    const entries = await readTable(call, openingColumns)
    return commit(async (inside) => {
      const scoped = inside.within(caller.scope)
      const plan = await openingPlan(call, scoped.stock, entries, { isRun: true })
      await checkNotBooked(scoped.stock, query.bookingId)
      await checkDigest(call, query.digest, plan)
      const units = plan.writes.map(({ productId, ...lot }) => ({ product_id: productId, ...lot }))
      const booking = { id: query.bookingId, centreId: path.id, reason: 'opening', units } as const
      if (units.length > 0) await book(call, scoped, booking)
      return resultOf(plan)
    })
  },
}
