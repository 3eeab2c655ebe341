import type { HandlersOf } from '../../../call/call.ts'
import type { stockImportOperations } from '../../../contract/operations/stock/imports.ts'
import type { ImportPreview, ImportResult } from '../../../contract/types.ts'
import type { ScopedRepositories } from '../../../ports/repositories.ts'
import type { StockRepositories } from '../../../ports/stock/repositories.ts'
import {
  type ImportPlan,
  openingColumns,
  planOpening,
  planProducts,
  planSuppliers,
  productColumns,
  supplierColumns,
} from '../../../stock/import/index.ts'
import { localHour } from '../../../stock/rules/local-date.ts'
import { book, checkNotBooked, lockProducts } from '../booking.ts'
import { checkCentre } from '../checks.ts'
import { loadOpeningProducts, loadOpeningStock } from './opening-catalogue.ts'
import { loadProductCatalogue } from './product-catalogue.ts'
import {
  type CallOf,
  checkDigest,
  type ImportCall,
  previewOf,
  readTable,
  resultOf,
  type RunCall,
} from './read-table.ts'
import { loadSupplierCatalogue, writeSuppliers } from './supplier-import.ts'
import { writeProducts } from './write-products.ts'

type Opening = 'previewOpeningStock' | 'runOpeningStock'

/** Compares a table with the stored rows, and plans the writes. */
type Planner<Write> = (stock: StockRepositories) => Promise<ImportPlan<Write>>

/** Returns a preview of the plan without writing anything. */
async function preview<Write>(call: ImportCall, plan: Planner<Write>): Promise<ImportPreview> {
  const { stock } = call.repositories.within(call.caller.scope)
  return previewOf(call, await plan(stock))
}

/**
 * Plans again in the transaction, and writes only if the plan is still the one that the person saw
 * in the preview.
 */
function run<Write>(
  call: RunCall,
  plan: Planner<Write>,
  write: (writes: readonly Write[], scoped: ScopedRepositories) => Promise<void>,
): Promise<ImportResult> {
  return call.commit(async (inside) => {
    const scoped = inside.within(call.caller.scope)
    const planned = await plan(scoped.stock)
    await checkDigest(call, call.query.digest, planned)
    await write(planned.writes, scoped)
    return resultOf(planned)
  })
}

async function productPlanner(call: CallOf<'previewProductImport' | 'runProductImport'>) {
  const entries = await readTable(call, productColumns)
  const { member, query } = call
  return async (stock: StockRepositories) =>
    planProducts(entries, await loadProductCatalogue(stock, member, query))
}

async function supplierPlanner(call: CallOf<'previewSupplierImport' | 'runSupplierImport'>) {
  const entries = await readTable(call, supplierColumns)
  const { member, query } = call
  return async (stock: StockRepositories) =>
    planSuppliers(entries, await loadSupplierCatalogue(stock, member, query.centreId))
}

/**
 * Returns a planner for the opening stock. Before it reads the stock, the planner calls `lock`,
 * which can lock the products in the table, so that their stock does not change after the planning.
 */
async function openingPlanner(
  call: CallOf<Opening>,
  lock: (stock: StockRepositories, ids: readonly string[]) => Promise<void> = async () => undefined,
) {
  const { caller, member, now, path, repositories } = call
  await checkCentre(repositories.within(caller.scope).stock, member, path.id)
  const entries = await readTable(call, openingColumns)
  const codes = entries.map(({ cells }) => cells.code)
  return async (stock: StockRepositories) => {
    const { ids, product } = await loadOpeningProducts(stock, codes)
    await lock(stock, ids)
    const catalogue = { product, ...(await loadOpeningStock(stock, path.id, ids)) }
    return planOpening(entries, catalogue, localHour(now).date)
  }
}

export const stockImportHandlers: HandlersOf<typeof stockImportOperations> = {
  async previewProductImport(call) {
    return preview(call, await productPlanner(call))
  },

  async runProductImport(call) {
    const { adapters, query, now } = call
    return run(call, await productPlanner(call), (writes, { stock }) =>
      writeProducts(writes, { stock, secrets: adapters.secrets, centreId: query.centreId, now }),
    )
  },

  async previewSupplierImport(call) {
    return preview(call, await supplierPlanner(call))
  },

  async runSupplierImport(call) {
    const { adapters, query, now } = call
    return run(call, await supplierPlanner(call), (writes, { stock }) =>
      writeSuppliers(writes, { stock, secrets: adapters.secrets, centreId: query.centreId, now }),
    )
  },

  async previewOpeningStock(call) {
    return preview(call, await openingPlanner(call))
  },

  async runOpeningStock(call) {
    const { path, query, now } = call
    const plan = await openingPlanner(call, async (stock, ids) => {
      await lockProducts(stock, path.id, ids, now)
      await checkNotBooked(stock, query.bookingId)
    })
    return run(call, plan, async (writes, scoped) => {
      const units = writes.map(({ productId, ...lot }) => ({ product_id: productId, ...lot }))
      const booking = { id: query.bookingId, centreId: path.id, reason: 'opening', units } as const
      if (units.length > 0) await book(call, scoped, booking)
    })
  },
}
