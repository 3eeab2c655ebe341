import type { HandlersOf } from '../../call/call.ts'
import { found } from '../../call/checks.ts'
import { type lotOperations, maxFoundLots } from '../../contract/operations/stock/lots.ts'
import type { MovementRecord } from '../../ports/stock/ledger.ts'
import type { CentreRecord, StockMemberRecord } from '../../ports/stock/records.ts'
import type { StockRepositories } from '../../ports/stock/repositories.ts'
import { maySeeAllCentres } from '../../stock/rules/permissions.ts'
import { movementView } from '../../views/stock/movement-view.ts'
import { memberOf } from './checks.ts'

/** Returns the centres whose stock a member may see, by id. */
async function visibleCentres(
  { centres }: StockRepositories,
  member: StockMemberRecord,
): Promise<Map<string, Pick<CentreRecord, 'id' | 'name'>>> {
  const own = maySeeAllCentres(memberOf(member)) ? {} : { id: member.centre_id ?? '' }
  const rows = await centres.pick(['id', 'name'], own)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Returns the names of the suppliers of the orders and returns that caused movements, by their id. */
async function supplierNames(
  { commands, commandReturns, suppliers }: StockRepositories,
  movements: readonly MovementRecord[],
): Promise<Map<string, string>> {
  const id = [...new Set(movements.map((row) => row.source_id).filter((one) => one !== ''))]
  if (id.length === 0) return new Map()
  const orders = await commands.pick(['id', 'supplier_id'], { id })
  const returns = await commandReturns.pick(['id', 'supplier_id'], { id })
  const sources = [...orders, ...returns]
  const ids = [...new Set(sources.map((row) => row.supplier_id))]
  const rows = await suppliers.pick(['id', 'name'], { id: ids })
  const names = new Map(rows.map((row) => [row.id, row.name]))
  return new Map(sources.map((row) => [row.id, names.get(row.supplier_id) ?? '']))
}

export const lotHandlers: HandlersOf<typeof lotOperations> = {
  async searchLots({ caller, member, query, repositories }) {
    const { stock } = repositories.within(caller.scope)
    const centreIds = [...(await visibleCentres(stock, member)).keys()]
    const lots = await stock.ledger.searchLots(query.lot, centreIds, maxFoundLots)
    const ids = [...new Set(lots.map((row) => row.product_id))]
    const rows = await stock.products.pick(['id', 'name', 'code'], { id: ids })
    const products = new Map(rows.map((row) => [row.id, row]))
    return {
      data: lots.map(({ product_id: productId, lot, expiry }) => {
        const { name = '', code = '' } = products.get(productId) ?? {}
        return { productId, name, code, lot, expiry: expiry || null }
      }),
    }
  },

  async getLot({ caller, member, path, query, repositories }) {
    const { stock } = repositories.within(caller.scope)
    const { id, name, code } = found(await stock.products.get(path.id))
    const centres = await visibleCentres(stock, member)
    const { lot } = query
    const left = await stock.ledger.lotStock({ productId: id, lot, centreIds: [...centres.keys()] })
    return {
      product: { id, name, code },
      lot,
      left: left.map((row) => ({
        centreId: row.centre_id,
        centreName: centres.get(row.centre_id)?.name ?? '',
        expiry: row.expiry || null,
        qty: row.qty,
      })),
    }
  },

  async listLotMovements({ caller, member, path, query, list, repositories }) {
    const { stock } = repositories.within(caller.scope)
    found(await stock.products.get(path.id))
    if (query.lot === undefined) return { data: [], total: 0 }
    const centres = await visibleCentres(stock, member)
    const places = { productId: path.id, lot: query.lot, centreIds: [...centres.keys()] }
    const { data, total } = await stock.ledger.lotMovements(places, list)
    const suppliers = await supplierNames(stock, data)
    return {
      data: data.map((row) => ({
        ...movementView(row),
        centreId: row.centre_id,
        centreName: centres.get(row.centre_id)?.name ?? '',
        supplierName: suppliers.get(row.source_id) ?? null,
      })),
      total,
    }
  },
}
