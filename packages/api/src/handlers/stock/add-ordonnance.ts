import type { Handler } from '../../call/call.ts'
import { found } from '../../call/checks.ts'
import { takeUpload } from '../../call/take-upload.ts'
import type { Operations } from '../../contract/operations.ts'
import { checkRoom, takeRoom } from '../../media/storage-full.ts'
import { addEvents } from '../../orders/order-events.ts'
import { ordonnanceKey, ordonnanceType } from '../../orders/ordonnances.ts'
import type { CommandRecord } from '../../ports/stock/orders.ts'
import { changing, checkEditable, visible } from './order-access.ts'
import { checkAttachments } from './order-content.ts'
import { viewOf } from './order-names.ts'

/** Returns where an order's ordonnances are stored. */
export const placeOf = ({ organisation_id, id }: CommandRecord) => ({
  organisationId: organisation_id,
  commandId: id,
})

/**
 * Adds an ordonnance to an order that is not sent yet. It is stored as it is, so its size counts in
 * full towards the organisation's quota.
 */
export const addOrdonnance: Handler<Operations['addOrdonnance']> = async (call) => {
  const { adapters, caller, member, file, now, repositories } = call
  const { mediaStore, settings, limiter, secrets } = adapters
  const { row: former } = await visible(call, 'commands')
  checkEditable(former)
  checkAttachments([...former.ordonnances, { size: file.leastBytes }])
  await takeUpload(limiter, caller)
  const { storageUse } = repositories.within(caller.scope)
  await checkRoom(storageUse, Math.max(1, file.leastBytes), settings.mediaQuota)
  return file.receive(async ({ name, bytes }) => {
    const type = ordonnanceType(bytes)
    const ref = secrets.id()
    const key = ordonnanceKey(placeOf(former), ref)
    await mediaStore.put(key, { bytes, type })
    const store = changing(call, 'commands', async (scoped, row) => {
      const { stock } = scoped
      checkEditable(row)
      const added = { ref, name: name.slice(0, 200), type, size: bytes.length }
      const ordonnances = [...row.ordonnances, added]
      checkAttachments(ordonnances)
      await takeRoom(scoped.storageUse, bytes.length, settings.mediaQuota)
      const saved = found(await stock.commands.mark(row.id, { ordonnances, updated_at: now }))
      const event = { person: member.display_name, detail: added.name }
      await addEvents(adapters, stock, [{ orderId: row.id, kind: 'ordonnance_added', ...event }])
      return viewOf(stock, saved)
    })
    return store.catch(async (error: unknown) => {
      await mediaStore.removeAll(key)
      throw error
    })
  })
}
