import { maxListBytes } from '../contract/list-limits.ts'
import type { HeldBack, PlannedCommand } from '../contract/types.ts'
import type { Adapters } from '../ports/adapters.ts'
import type { CommandRecord, OrderLineRecord } from '../ports/stock/orders.ts'
import type { SupplierRecord } from '../ports/stock/records.ts'
import type { StockRepositories } from '../ports/stock/repositories.ts'
import { localHour } from '../stock/rules/local-date.ts'
import { unitsOnOrder } from '../stock/rules/on-order.ts'
import { isOrderEditable } from '../stock/rules/order-status.ts'
import {
  type EditableOrder,
  type OrderPlan,
  type PlannedLine,
  type PlannedOrder,
  type PlannedProduct,
  planOrders,
} from '../stock/rules/plan-orders.ts'
import { endPageEarly } from '../call/end-page-early.ts'
import { addEvents } from './order-events.ts'

interface NamedProduct extends PlannedProduct {
  name: string
}

/** A plan with the rows from which it was made, which are needed to show or apply it. */
export interface CentrePlan extends OrderPlan {
  orders: PlannedOrder[]
  products: ReadonlyMap<string, NamedProduct>
  suppliers: ReadonlyMap<string, SupplierRecord>
  /** The orders that are not sent yet, by id. */
  editable: ReadonlyMap<string, CommandRecord>
}

const ruleLines = (lines: readonly OrderLineRecord[]) =>
  lines.map((line) => ({
    productId: line.product_id,
    qty: line.qty,
    isChangedByHand: line.is_changed_by_hand,
  }))

/**
 * Loads the products that a centre may have to order, with their stock, units on order and
 * thresholds.
 */
async function plannedProducts(
  stock: StockRepositories,
  centreId: string,
  orders: readonly CommandRecord[],
  now: number,
): Promise<NamedProduct[]> {
  const onOrder = unitsOnOrder(
    orders.map(({ status, lines }) => ({ status, lines: ruleLines(lines) })),
  )
  const shortages = await stock.ledger.shortages(centreId, localHour(now).date)
  return shortages.map((row) => ({
    id: row.product_id,
    name: row.name,
    supplierId: row.supplier_id,
    isArchived: false,
    conditionnement: row.conditionnement,
    stock: row.usable,
    onOrder: onOrder.get(row.product_id) ?? 0,
    thresholds: { qtyTriggerOrder: row.qty_trigger_order, qtyMinInStock: row.qty_min_in_stock },
  }))
}

/** Plans the orders of a centre. Lock the centre first if the plan is to be applied. */
export async function planCentre(
  stock: StockRepositories,
  centreId: string,
  now: number,
): Promise<CentrePlan> {
  const open = await stock.commands.all({ centre_id: centreId, status: ['created', 'sent'] })
  const planned = await plannedProducts(stock, centreId, open, now)
  const suppliers = new Map((await stock.suppliers.all()).map((row) => [row.id, row]))
  const editable = open
    .filter(isOrderEditable)
    .toSorted((a, b) => a.created_at - b.created_at || (a.id < b.id ? -1 : 1))
  const orders: EditableOrder[] = editable.map((row) => ({
    id: row.id,
    supplierId: row.supplier_id,
    lines: ruleLines(row.lines),
  }))
  const archived = [...suppliers.values()].filter((row) => row.is_archived)
  const archivedSupplierIds = new Set(archived.map(({ id }) => id))
  return {
    ...planOrders({ products: planned, orders, archivedSupplierIds }),
    products: new Map(planned.map((product) => [product.id, product])),
    suppliers,
    editable: new Map(editable.map((row) => [row.id, row])),
  }
}

/** Adds the planned units to the lines of an order. */
function addUnits(
  lines: readonly OrderLineRecord[],
  planned: readonly PlannedLine[],
): OrderLineRecord[] {
  const units = new Map(planned.map(({ productId, need }) => [productId, need.units]))
  const known = new Set(lines.map(({ product_id }) => product_id))
  return [
    ...lines.map((line) => ({ ...line, qty: line.qty + (units.get(line.product_id) ?? 0) })),
    ...planned
      .filter(({ productId }) => !known.has(productId))
      .map(({ productId, need }) => ({
        product_id: productId,
        qty: need.units,
        qty_received: null,
        is_changed_by_hand: false,
      })),
  ]
}

/** Creates an order that has not been sent yet. */
export function newCommand(
  id: string,
  place: Pick<CommandRecord, 'centre_id' | 'supplier_id' | 'lines'>,
  now: number,
): Omit<CommandRecord, 'organisation_id' | 'revision'> {
  return {
    id,
    ...place,
    status: 'created',
    is_sending: false,
    send_error: '',
    send_count: 0,
    origin_command_id: null,
    ordonnances: [],
    created_at: now,
    updated_at: now,
  }
}

/**
 * Number of orders that one statement inserts. It is small, because a long statement would delay
 * other requests.
 */
const insertedAtOnce = 25

/**
 * Orders the products that a centre needs. Call it in a transaction that has locked the centre.
 *
 * @param person name of the person who requested it; empty for the daily ordering
 * @returns the ids of the orders that were created or got more units
 */
export async function applyPlan(
  adapters: Adapters,
  stock: StockRepositories,
  centreId: string,
  person: string,
): Promise<string[]> {
  const now = adapters.clock.now()
  const { orders, editable } = await planCentre(stock, centreId, now)
  const ids: string[] = []
  for (let start = 0; start < orders.length; start += insertedAtOnce) {
    const created: ReturnType<typeof newCommand>[] = []
    const filled: string[] = []
    for (const { supplierId, orderId, lines } of orders.slice(start, start + insertedAtOnce)) {
      const former = orderId === null ? undefined : editable.get(orderId)
      if (former) {
        const patch = { lines: addUnits(former.lines, lines), updated_at: now }
        await stock.commands.update(former.id, patch)
        filled.push(former.id)
      } else {
        const place = { centre_id: centreId, supplier_id: supplierId, lines: addUnits([], lines) }
        created.push(newCommand(adapters.secrets.id(), place, now))
      }
    }
    await stock.commands.insertAll(created)
    const changed = [...filled, ...created.map(({ id }) => id)]
    await addEvents(
      adapters,
      stock,
      changed.map((id) => ({ orderId: id, kind: 'generated', person })),
    )
    ids.push(...changed)
  }
  return ids
}

/** Converts a plan to API values. */
export function planView({ orders, heldBack, products, suppliers }: CentrePlan): {
  orders: PlannedCommand[]
  heldBack: HeldBack[]
  total: number
} {
  const lineView = ({ productId, need }: PlannedLine) => {
    const product = products.get(productId)
    return {
      productId,
      name: product?.name ?? '',
      stock: product?.stock ?? 0,
      onOrder: product?.onOrder ?? 0,
      qtyTriggerOrder: need.trigger,
      qtyMinInStock: product?.thresholds?.qtyMinInStock ?? 0,
      conditionnement: product?.conditionnement ?? 1,
      boxes: need.boxes,
      qty: need.units,
    }
  }
  const planned = orders.map(({ supplierId, orderId, lines }) => ({
    supplierId,
    supplierName: suppliers.get(supplierId)?.name ?? '',
    commandId: orderId,
    lines: lines.map(lineView),
  }))
  const held = heldBack.map((line) => ({ commandId: line.orderId, line: lineView(line) }))
  const total = orders.length
  return {
    orders: endPageEarly({ data: planned, total }, maxListBytes / 2).data,
    heldBack: endPageEarly({ data: held, total }, maxListBytes / 2).data,
    total,
  }
}
