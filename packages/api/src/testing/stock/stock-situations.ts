import fc from 'fast-check'
import type { CommandRecord, OrderLineRecord } from '../../ports/stock/orders.ts'
import { localHour } from '../../stock/rules/local-date.ts'
import type { Thresholds } from '../../stock/rules/order-need.ts'
import { type OrderStatus, orderStatuses } from '../../stock/rules/order-status.ts'
import { freshBooking, freshCode, type StockWorld } from './stock-world.ts'

/** The quantities and thresholds that determine how the stock list shows a product. */
export interface Situation {
  usable: number
  /** Days until the usable units expire; null for units without a lot. */
  days: number | null
  expired: number
  /** Units on an order of each status. */
  ordered: Record<OrderStatus, number>
  thresholds: Thresholds | null
}

const upTo = (max: number) => fc.integer({ min: 0, max })

/** Generates situations with small numbers, so that they often hit the limits of the rules. */
export const situation: fc.Arbitrary<Situation> = fc.record({
  usable: upTo(4),
  days: fc.constantFrom(null, 0, 30, 31, 400),
  expired: upTo(2),
  ordered: fc.record({ created: upTo(2), sent: upTo(2), received: upTo(2) }),
  thresholds: fc.option(fc.record({ qtyTriggerOrder: upTo(4), qtyMinInStock: upTo(5) })),
})

/**
 * Adds a product for each situation at the first centre, and returns their ids. At the other
 * centre, all products get the same stock and thresholds.
 */
export async function addSituations(
  world: StockWorld,
  situations: readonly Situation[],
): Promise<string[]> {
  const products = await addProducts(world, situations.length)
  const { host, centreId, otherCentreId } = world
  const { stock } = scopedOf(world)
  const each = situations.map((one, index) => ({ ...one, productId: products[index] ?? '' }))

  const sameThere = { qtyTriggerOrder: 3, qtyMinInStock: 3 }
  await stock.productCentres.insertAll(
    each.flatMap(({ productId, thresholds }) => [
      ...(thresholds ? [thresholdsRow(productId, centreId, thresholds)] : []),
      thresholdsRow(productId, otherCentreId, sameThere),
    ]),
  )

  const day = (days: number) => localHour(host.clock.now() + days * 86_400).date
  await add(
    world,
    centreId,
    each.map(({ productId, usable: qty, days }) =>
      days === null ? { productId, qty } : { productId, qty, lot: 'A', expiry: day(days) },
    ),
  )
  host.clock.advance(60)
  await add(
    world,
    centreId,
    each.map(({ productId, expired: qty }) => ({
      productId,
      qty,
      lot: 'B',
      expiry: day(-1),
      isExpiredConfirmed: true,
    })),
  )
  await add(
    world,
    otherCentreId,
    each.map(({ productId }) => ({ productId, qty: 2 })),
  )

  for (const status of orderStatuses) {
    const lines = each.map(({ productId, ordered }) => lineOf(productId, ordered[status]))
    await stock.commands.insert(orderOf(world, { centre_id: centreId, status, lines }))
    await stock.commands.insert(orderOf(world, { centre_id: otherCentreId, status, lines }))
  }
  return products
}

const scopedOf = ({ host, organisationId }: StockWorld) =>
  host.adapters.repositories.within({ organisationId })

/** Adds copies of the world's product, with unsorted names. */
async function addProducts(world: StockWorld, count: number): Promise<string[]> {
  const { stock } = scopedOf(world)
  const model = await stock.products.get(world.productId)
  if (!model) throw new Error('The product of the world is missing')
  const rows = Array.from({ length: count }, (_, index) => ({
    ...model,
    id: freshCode(),
    name: `Produit ${(index * 7) % 10}${index}`,
  }))
  await stock.products.insertAll(rows)
  return rows.map(({ id }) => id)
}

interface Line {
  productId: string
  qty: number
  lot?: string
  expiry?: string
}

async function add({ superAdmin }: StockWorld, id: string, all: readonly Line[]): Promise<void> {
  const lines = all.filter(({ qty }) => qty > 0)
  if (lines.length === 0) return
  const body = { bookingId: freshBooking(), lines }
  await superAdmin.client.call('addStock', { path: { id }, body })
}

const thresholdsRow = (productId: string, centreId: string, thresholds: Thresholds) => ({
  id: `${productId}.${centreId}`,
  product_id: productId,
  centre_id: centreId,
  qty_trigger_order: thresholds.qtyTriggerOrder,
  qty_min_in_stock: thresholds.qtyMinInStock,
})

const lineOf = (productId: string, qty: number): OrderLineRecord => ({
  product_id: productId,
  qty,
  qty_received: null,
  is_changed_by_hand: false,
})

const orderOf = (
  { host, supplierId }: StockWorld,
  own: Pick<CommandRecord, 'centre_id' | 'status' | 'lines'>,
) => ({
  id: freshCode(),
  supplier_id: supplierId,
  is_sending: false,
  send_error: '',
  send_count: 0,
  origin_command_id: null,
  ordonnances: [],
  created_at: host.clock.now(),
  updated_at: host.clock.now(),
  ...own,
})
