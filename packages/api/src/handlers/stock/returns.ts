import { recordAct } from '../../audit/record-act.ts'
import type { HandlersOf } from '../../call/call.ts'
import { checkReference, current } from '../../call/checks.ts'
import type { returnOperations } from '../../contract/operations/stock/returns.ts'
import type { CommandRecord, ReturnLineRecord } from '../../ports/stock/orders.ts'
import type { StockRepositories } from '../../ports/stock/repositories.ts'
import { checkCentre } from './checks.ts'
import { changing, checkOpen, visible } from './order-access.ts'
import { addEvents, eventsOf } from '../../orders/order-events.ts'
import { idsOn, productsOf } from './order-lines.ts'
import { returnViewOf, returnViews } from './order-names.ts'
import { checkReturnable, checkUnits, deliveredBy, originOf } from './return-origin.ts'
import { subjectAt } from './stock-acts.ts'
import { validateReturn } from './validate-return.ts'

const lineRows = (
  lines: readonly { id: string; qty: number; lotId?: string | null | undefined }[],
): ReturnLineRecord[] =>
  lines.map(({ id, qty, lotId }) => ({
    product_id: id,
    qty,
    ...(lotId !== undefined && { lot_id: lotId }),
  }))

/**
 * Returns the lines of a return. Rejects products that neither its supplier nor its order has, lines
 * without units, and more units than its order delivered.
 */
async function checkedLines(
  stock: StockRepositories,
  sent: Parameters<typeof lineRows>[0],
  {
    supplierId,
    origin,
    own,
  }: { supplierId: string; origin: CommandRecord | null; own?: Set<string> },
): Promise<ReturnLineRecord[]> {
  checkUnits(sent)
  const known = new Set([...deliveredBy(origin), ...(own ?? [])])
  await productsOf(stock, supplierId, sent, known)
  const lines = lineRows(sent)
  await checkReturnable(stock, origin, lines)
  return lines
}

export const returnHandlers: HandlersOf<typeof returnOperations> = {
  async listCommandReturns({ caller, member, path, list, repositories }) {
    const { stock } = repositories.within(caller.scope)
    await checkCentre(stock, member, path.id)
    const where = { ...list.where, centre_id: path.id }
    const page = await stock.commandReturns.list({ ...list, where })
    return { data: await returnViews(stock, page.data), total: page.total }
  },

  async createCommandReturn({ adapters, caller, member, path, body, now, commit }) {
    const { supplierId, originCommandId } = body
    return commit(async (inside) => {
      const { stock } = inside.within(caller.scope)
      await checkCentre(stock, member, path.id)
      await checkReference(stock.suppliers, supplierId, 'supplierId')
      const place = { centre_id: path.id, supplier_id: supplierId }
      const origin = await originOf(stock, originCommandId ?? null, place)
      const lines = await checkedLines(stock, body.products, { supplierId, origin })
      const row = await stock.commandReturns.insert({
        id: adapters.secrets.id(),
        ...place,
        status: 'created',
        origin_command_id: originCommandId ?? null,
        lines,
        created_at: now,
        updated_at: now,
      })
      const person = member.display_name
      await addEvents(adapters, stock, [{ orderId: row.id, kind: 'created', person }])
      return returnViewOf(stock, row)
    })
  },

  async getCommandReturn(call) {
    const { stock, row } = await visible(call, 'commandReturns')
    return returnViewOf(stock, row)
  },

  async updateCommandReturn(call) {
    const { adapters, member, body, ifRevision, now } = call
    return changing(call, 'commandReturns', async ({ stock }, row) => {
      checkOpen(row)
      const supplierId = row.supplier_id
      const origin = await originOf(stock, row.origin_command_id, row)
      const own = idsOn(row.lines)
      const lines = await checkedLines(stock, body.products, { supplierId, origin, own })
      const patch = { lines, updated_at: now }
      const result = await stock.commandReturns.update(row.id, patch, ifRevision)
      const saved = await current(result, () => returnViewOf(stock, row))
      const person = member.display_name
      await addEvents(adapters, stock, [{ orderId: row.id, kind: 'changed', person }])
      return returnViewOf(stock, saved)
    })
  },

  async deleteCommandReturn(call) {
    return changing(call, 'commandReturns', async ({ stock }, row, inside) => {
      checkOpen(row)
      await stock.commandReturns.remove(row.id)
      const subject = await subjectAt(stock, row)
      await recordAct(call, inside, { action: 'return_deleted', subject })
      return { success: true as const }
    })
  },

  async listCommandReturnEvents(call) {
    const { stock, row } = await visible(call, 'commandReturns')
    return eventsOf(stock, row.id, call.list)
  },

  async validateReturn(call) {
    return changing(call, 'commandReturns', async (scoped, row, inside) => {
      const view = await validateReturn(call, scoped, row)
      const subject = await subjectAt(scoped.stock, row)
      await recordAct(call, inside, { action: 'return_validated', subject })
      return view
    })
  },
}
