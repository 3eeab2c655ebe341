import { recordAct } from '../../audit/record-act.ts'
import type { HandlersOf } from '../../call/call.ts'
import { checkReference, current, found } from '../../call/checks.ts'
import type { returnOperations } from '../../contract/operations/stock/returns.ts'
import type { ReturnLineRecord } from '../../ports/stock/orders.ts'
import type { StockRepositories } from '../../ports/stock/repositories.ts'
import { checkCentre } from './checks.ts'
import { changing, checkOpen, statusError, visible } from './order-access.ts'
import { addEvents, eventsOf } from '../../orders/order-events.ts'
import { productsOf } from './order-lines.ts'
import { returnViewOf, returnViews } from './order-names.ts'
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

/** Rejects an origin that is not a received order of this centre and supplier. */
async function checkOrigin(
  { commands }: StockRepositories,
  originId: string | undefined,
  { centreId, supplierId }: { centreId: string; supplierId: string },
): Promise<void> {
  if (originId === undefined) return
  const order = found(await commands.get(originId))
  if (order.centre_id !== centreId || order.supplier_id !== supplierId) found(null)
  if (order.status !== 'received') {
    throw statusError('Cette commande n’est pas encore réceptionnée', order)
  }
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
      await checkOrigin(stock, originCommandId, { centreId: path.id, supplierId })
      await productsOf(stock, supplierId, body.products)
      const row = await stock.commandReturns.insert({
        id: adapters.secrets.id(),
        centre_id: path.id,
        supplier_id: supplierId,
        status: 'created',
        origin_command_id: originCommandId ?? null,
        lines: lineRows(body.products),
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
      await productsOf(stock, row.supplier_id, body.products)
      const patch = { lines: lineRows(body.products), updated_at: now }
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
