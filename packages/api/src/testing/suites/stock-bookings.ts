import { expect, it } from 'vitest'
import type { ContractHost } from '../host.ts'
import { refusal } from '../http.ts'
import { countUnits, startCount } from '../stock/stock-counts.ts'
import { openingTable } from '../stock/stock-imports.ts'
import { addReturn, addSentOrder, expectBalanced, stockOf } from '../stock/stock-orders.ts'
import { addUnits, freshBooking, makeStockWorld, type StockWorld } from '../stock/stock-world.ts'

/** How long the server keeps an idempotency key, in seconds. */
const keySeconds = 86_400

/**
 * Prepares a call that books units of the product, of which 10 are in stock. Returns a function
 * that sends it.
 */
type Prepare = (world: StockWorld, bookingId: string) => Promise<() => Promise<unknown>>

const prepareAdd: Prepare = async ({ superAdmin, centreId, productId }, bookingId) => {
  const call = { path: { id: centreId }, body: { bookingId, lines: [{ productId, qty: 4 }] } }
  return () => superAdmin.client.call('addStock', call, { idempotencyKey: bookingId })
}

const prepareRemove: Prepare = async ({ superAdmin, centreId, productId }, bookingId) => {
  const call = { path: { id: centreId }, body: { bookingId, lines: [{ productId, qty: 4 }] } }
  return () => superAdmin.client.call('removeStock', call, { idempotencyKey: bookingId })
}

const prepareReception: Prepare = async (world, bookingId) => {
  const { superAdmin, productId } = world
  const { id } = await addSentOrder(world)
  const body = { bookingId, received: [{ productId, qty: 5 }], choices: [] }
  return () =>
    superAdmin.client.call('validateCommand', { path: { id }, body }, { idempotencyKey: bookingId })
}

const prepareReturn: Prepare = async (world, bookingId) => {
  const { id } = await addReturn(world, 2)
  const call = { path: { id }, body: { bookingId } }
  return () => world.superAdmin.client.call('validateReturn', call, { idempotencyKey: bookingId })
}

const prepareCount: Prepare = async (world, bookingId) => {
  const { id } = await startCount(world)
  await countUnits(world, id, 3)
  const call = { path: { id }, body: { bookingId, emptied: null } }
  return () => world.superAdmin.client.call('closeCount', call, { idempotencyKey: bookingId })
}

const prepareOpening: Prepare = async (world, bookingId) => {
  const { superAdmin, centreId } = world
  const of = { path: { id: centreId }, body: { file: openingTable(world, 40) } }
  const { digest } = await superAdmin.client.call('previewOpeningStock', { ...of, query: {} })
  const call = { ...of, query: { digest, bookingId } }
  return () => superAdmin.client.call('runOpeningStock', call, { idempotencyKey: bookingId })
}

export function stockBookingsSuite(host: () => ContractHost): void {
  it.each([
    ['addStock', prepareAdd, 14],
    ['removeStock', prepareRemove, 6],
    ['validateCommand', prepareReception, 15],
    ['validateReturn', prepareReturn, 8],
    ['closeCount', prepareCount, 3],
    ['runOpeningStock', prepareOpening, 40],
  ])(
    'books %s only once for an idempotency key, and rejects its booking id when the key has expired',
    async (_, prepare, qty) => {
      const world = await makeStockWorld(host())
      await addUnits(world, 10)
      const send = await prepare(world, freshBooking())

      const [first, second] = await Promise.all([send(), send()])
      expect(second).toEqual(first)
      expect((await stockOf(world)).qty).toBe(qty)

      host().clock.advance(keySeconds)
      expect(await refusal(send())).toMatchObject({ type: 'ALREADY_BOOKED' })
      expect((await stockOf(world)).qty).toBe(qty)
      await expectBalanced(world)
    },
  )
}
