import { recordAct } from '../../audit/record-act.ts'
import type { HandlersOf } from '../../call/call.ts'
import { current, found } from '../../call/checks.ts'
import { omitUndefined } from '../../call/omit-undefined.ts'
import { withUniqueName } from '../../call/unique-name.ts'
import type { supplierOperations } from '../../contract/operations/stock/suppliers.ts'
import { supplierCentreView, supplierView } from '../../views/stock/stock-views.ts'
import { checkCentre, pairId } from './checks.ts'
import { archiveActs } from './stock-acts.ts'

export const supplierHandlers: HandlersOf<typeof supplierOperations> = {
  async listSuppliers({ caller, member, query, list, repositories }) {
    const { centreId } = query
    const { stock } = repositories.within(caller.scope)
    const { suppliers, supplierCentres } = stock
    if (centreId !== undefined) await checkCentre(stock, member, centreId)
    const page = await suppliers.list(list)
    const ids = page.data.map(({ id }) => id)
    const numbers =
      centreId === undefined
        ? []
        : await supplierCentres.all({ centre_id: centreId, supplier_id: ids })
    const bySupplier = new Map(numbers.map((row) => [row.supplier_id, row]))
    return {
      data: page.data.map((row) => supplierView(row, bySupplier.get(row.id))),
      total: page.total,
    }
  },

  async createSupplier({ adapters, caller, body, now, commit }) {
    return commit(async (inside) => {
      const { suppliers } = inside.within(caller.scope).stock
      const row = {
        id: adapters.secrets.id(),
        ...body,
        is_archived: false,
        created_at: now,
        updated_at: now,
      }
      return supplierView(await withUniqueName(suppliers.insert(row)), null)
    })
  },

  async getSupplier({ caller, member, path, query, repositories }) {
    const { centreId } = query
    const { stock } = repositories.within(caller.scope)
    const { suppliers, supplierCentres } = stock
    if (centreId !== undefined) await checkCentre(stock, member, centreId)
    const supplier = found(await suppliers.get(path.id))
    const centre =
      centreId === undefined ? null : await supplierCentres.get(pairId({ ...path, centreId }))
    return supplierView(supplier, centre)
  },

  async updateSupplier(call) {
    const { caller, path, body, ifRevision, now, commit } = call
    const { isArchived, ...rest } = body
    const patch = { ...rest, is_archived: isArchived, updated_at: now }
    return commit(async (inside) => {
      const { suppliers } = inside.within(caller.scope).stock
      const result = await withUniqueName(
        suppliers.update(path.id, omitUndefined(patch), ifRevision),
      )
      const read = async () => supplierView(found(await suppliers.get(path.id)), null)
      const supplier = await current(result, read)
      await recordAct(call, inside, ...archiveActs('supplier', isArchived, supplier))
      return supplierView(supplier, null)
    })
  },

  async getSupplierCentreData({ caller, member, path, repositories }) {
    const { stock } = repositories.within(caller.scope)
    await checkCentre(stock, member, path.centreId)
    const { supplierCentres } = stock
    return supplierCentreView(found(await supplierCentres.get(pairId(path))))
  },

  async saveSupplierCentreData({ caller, member, path, body, ifRevision, now, commit }) {
    return commit(async (inside) => {
      const { stock } = inside.within(caller.scope)
      const { suppliers, supplierCentres } = stock
      await checkCentre(stock, member, path.centreId)
      // Locks the supplier, so that two simultaneous first saves do not both insert a row.
      found(await suppliers.get(path.id))
      const id = pairId(path)
      const values = { client_number: body.clientNumber, updated_at: now }
      const known = await supplierCentres.get(id)
      if (known) {
        const result = await supplierCentres.update(id, values, ifRevision)
        return supplierCentreView(await current(result, async () => supplierCentreView(known)))
      }
      const pair = { supplier_id: path.id, centre_id: path.centreId }
      return supplierCentreView(await supplierCentres.insert({ id, ...pair, ...values }))
    })
  },
}
