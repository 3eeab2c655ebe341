import { recordAct } from '../../audit/record-act.ts'
import type { HandlersOf } from '../../call/call.ts'
import { current, found } from '../../call/checks.ts'
import { apiError } from '../../contract/errors.ts'
import type { orderOperations } from '../../contract/operations/stock/orders.ts'
import { orderMail } from '../../mail/order-mail.ts'
import { endPageEarly } from '../../call/end-page-early.ts'
import { equalInConstantTime } from '../../secrets/equal-in-constant-time.ts'
import { checkActiveCentre, checkCentre, checkOrderable } from './checks.ts'
import { changing, checkEditable, visible } from './order-access.ts'
import { addEvents, eventsOf } from '../../orders/order-events.ts'
import { idsOn, productsOf, withQuantities } from './order-lines.ts'
import { commandViews, viewOf } from './order-names.ts'
import {
  addressSeconds,
  addressSignature,
  bytesOf,
  ordonnanceFolder,
  ordonnanceKey,
  privateFile,
} from '../../orders/ordonnances.ts'
import { applyPlan, newCommand, planCentre, planView } from '../../orders/planning.ts'
import { addOrdonnance, placeOf } from './add-ordonnance.ts'
import { queueOrder } from './queue-order.ts'
import { receiveOrder } from './receive-order.ts'
import { orderContent, withoutOrdonnance } from './order-content.ts'
import { receivedLotView } from '../../views/stock/order-views.ts'
import { subjectAt } from './stock-acts.ts'
import { whereAlso } from './where-also.ts'

export const orderHandlers: HandlersOf<typeof orderOperations> = {
  async listCommands({ caller, member, path, list, query, repositories }) {
    const { stock } = repositories.within(caller.scope)
    await checkCentre(stock, member, path.id)
    const ids = query.lot === undefined ? null : await stock.ledger.ordersOfLot(path.id, query.lot)
    const where = { ...(ids ? whereAlso(list.where, ids) : list.where), centre_id: path.id }
    const page = await stock.commands.list({ ...list, where })
    return { data: await commandViews(stock, page.data), total: page.total }
  },

  async planCommands({ caller, member, path, now, repositories }) {
    const { stock } = repositories.within(caller.scope)
    await checkCentre(stock, member, path.id)
    return planView(await planCentre(stock, path.id, now))
  },

  async generateCommands({ adapters, caller, member, path, commit }) {
    return commit(async (inside) => {
      const { stock } = inside.within(caller.scope)
      // Locks the centre, so that two people, or a person and the daily job, do not order the same
      // units twice.
      await checkActiveCentre(stock, member, path.id)
      const ids = await applyPlan(adapters, stock, path.id, member.display_name)
      const data = await commandViews(stock, await stock.commands.all({ id: ids }))
      return endPageEarly({ data, total: ids.length })
    })
  },

  async createCommand({ adapters, caller, member, path, body, now, commit }) {
    return commit(async (inside) => {
      const { stock } = inside.within(caller.scope)
      await checkActiveCentre(stock, member, path.id)
      await checkOrderable(stock, body.supplierId)
      const products = await productsOf(stock, body.supplierId, body.products)
      const lines = withQuantities([], body.products, products)
      const place = { centre_id: path.id, supplier_id: body.supplierId, lines }
      const row = await stock.commands.insert(newCommand(adapters.secrets.id(), place, now))
      const person = member.display_name
      await addEvents(adapters, stock, [{ orderId: row.id, kind: 'created', person }])
      return viewOf(stock, row)
    })
  },

  async getCommand(call) {
    const { stock, row } = await visible(call, 'commands')
    return viewOf(stock, row)
  },

  async updateCommand(call) {
    const { adapters, member, body, ifRevision, now } = call
    return changing(call, 'commands', async ({ stock }, row) => {
      checkEditable(row)
      await checkOrderable(stock, row.supplier_id)
      const products = await productsOf(stock, row.supplier_id, body.products, idsOn(row.lines))
      const lines = withQuantities(row.lines, body.products, products)
      const result = await stock.commands.update(row.id, { lines, updated_at: now }, ifRevision)
      const saved = await current(result, () => viewOf(stock, row))
      const person = member.display_name
      await addEvents(adapters, stock, [{ orderId: row.id, kind: 'changed', person }])
      return viewOf(stock, saved)
    })
  },

  async deleteCommand(call) {
    const { organisation_id: organisationId } = call.member
    const done = await changing(call, 'commands', async ({ stock, storageUse }, row, inside) => {
      checkEditable(row)
      await stock.commands.remove(row.id)
      await storageUse.release(bytesOf(row.ordonnances))
      const subject = await subjectAt(stock, row)
      await recordAct(call, inside, { action: 'order_deleted', subject })
      return { success: true as const }
    })
    const place = { organisationId, commandId: call.path.id }
    await call.adapters.mediaStore.removeAll(ordonnanceFolder(place))
    return done
  },

  async listCommandEvents(call) {
    const { stock, row } = await visible(call, 'commands')
    return eventsOf(stock, row.id, call.list)
  },

  async listReceivedLots(call) {
    const { stock, row } = await visible(call, 'commands')
    return { data: (await stock.ledger.movementsFrom(row.id)).map(receivedLotView) }
  },

  addOrdonnance,

  async removeOrdonnance(call) {
    const { adapters, member, path, now } = call
    const view = await changing(call, 'commands', async ({ stock, storageUse }, row, inside) => {
      checkEditable(row)
      const { name, size } = found(row.ordonnances.find(({ ref }) => ref === path.ref))
      await storageUse.release(size)
      const ordonnances = row.ordonnances.filter(({ ref }) => ref !== path.ref)
      const saved = found(await stock.commands.mark(row.id, { ordonnances, updated_at: now }))
      const event = { person: member.display_name, detail: name }
      await addEvents(adapters, stock, [{ orderId: row.id, kind: 'ordonnance_removed', ...event }])
      await recordAct(call, inside, { action: 'ordonnance_deleted', subject: name })
      return viewOf(stock, saved)
    })
    const place = { organisationId: member.organisation_id, commandId: path.id }
    await adapters.mediaStore.removeAll(ordonnanceKey(place, path.ref))
    return view
  },

  async getOrdonnanceAddress(call) {
    const { adapters, path, now } = call
    const { row } = await visible(call, 'commands')
    const { ref } = found(row.ordonnances.find((file) => file.ref === path.ref))
    const expiry = now + addressSeconds
    const place = placeOf(row)
    const query = new URLSearchParams({
      o: place.organisationId,
      c: place.commandId,
      e: String(expiry),
      s: await addressSignature(adapters.secrets, place, ref, expiry),
    })
    const { filesUrlOf, urlOf } = adapters.settings
    const base = filesUrlOf('stock') || urlOf('stock')
    return { url: `${base}/api/stock/ordonnance-file/${ref}?${query.toString()}` }
  },

  async getOrdonnanceFile({ adapters, path, query, now, repositories }) {
    const place = { organisationId: query.o, commandId: query.c }
    const expected = await addressSignature(adapters.secrets, place, path.ref, query.e)
    const isValid = equalInConstantTime(query.s, expected) && now < query.e
    if (!isValid) throw apiError('FORBIDDEN', { message: 'Cette adresse a expiré' })
    const { stock } = repositories.within({ organisationId: query.o })
    const row = found(await stock.commands.get(query.c))
    const { name } = found(row.ordonnances.find(({ ref }) => ref === path.ref))
    return privateFile(found(await adapters.mediaStore.open(ordonnanceKey(place, path.ref))), name)
  },

  async getCommandMail(call) {
    const { stock, row } = await visible(call, 'commands')
    const { content, clientNumber, products } = await orderContent(stock, row)
    const { subject, text } = orderMail(content)
    return {
      emailAddress: content.supplier.email,
      emailSubject: subject,
      emailText: text,
      clientNumber,
      withoutOrdonnance: withoutOrdonnance(row, products),
    }
  },

  async sendCommand(call) {
    return changing(call, 'commands', async ({ stock }, row, inside) => {
      await checkActiveCentre(stock, call.member, row.centre_id)
      const { order, job } = await queueOrder(call, stock, row)
      await inside.jobs.add([job])
      const subject = await subjectAt(stock, row)
      await recordAct(call, inside, { action: 'order_sent', subject })
      return viewOf(stock, order)
    })
  },

  async validateCommand(call) {
    return changing(call, 'commands', async (scoped, row, inside) => {
      const { command, followUps, leftOut } = await receiveOrder(call, scoped, row)
      const subject = await subjectAt(scoped.stock, row)
      await recordAct(call, inside, { action: 'order_received', subject })
      const [received, ...more] = await commandViews(scoped.stock, [command, ...followUps])
      return { command: found(received), followUps: more, leftOut }
    })
  },
}
