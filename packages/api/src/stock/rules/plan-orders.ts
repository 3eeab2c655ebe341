import type { ProductQuantity } from './on-order.ts'
import { maxOrderLines } from './order-limits.ts'
import { orderNeed, type OrderNeed, type Supply } from './order-need.ts'

/** A product of a centre, with the data that planning needs. */
export interface PlannedProduct extends Supply {
  id: string
  supplierId: string
  isArchived: boolean
  /** Units per box. */
  conditionnement: number
}

/** An order of the centre that is still `created` and not being sent. */
export interface EditableOrder {
  id: string
  supplierId: string
  lines: readonly (ProductQuantity & {
    /** True once a person has changed the quantity, even to 0. */
    isChangedByHand: boolean
  })[]
}

/** The units of a product to add to an order, with the reason. */
export interface PlannedLine {
  productId: string
  need: OrderNeed
}

/** The lines to add for one supplier. */
export interface PlannedOrder {
  supplierId: string
  /** The order that gets the lines; null for a new one. */
  orderId: string | null
  lines: PlannedLine[]
}

/**
 * A product that is needed but not ordered, because a person has changed its line in this order.
 */
export interface HeldBackLine extends PlannedLine {
  orderId: string
}

export interface OrderPlan {
  /** At most one order per supplier; empty when there is nothing to order. */
  orders: PlannedOrder[]
  heldBack: HeldBackLine[]
}

/** A supplier's order in the plan, with the ids of all products that it will contain. */
interface GrowingOrder {
  order: PlannedOrder
  productIds: Set<string>
}

/** The data from which a centre's orders are planned. */
export interface PlanningInput {
  products: readonly PlannedProduct[]
  /** Oldest first. New lines are added to the first order of their supplier. */
  orders: readonly EditableOrder[]
  archivedSupplierIds: ReadonlySet<string>
}

/**
 * Plans a centre's orders. Each supplier gets a new order, or additions to its oldest editable one.
 * If the order already has a line for the product, the units are added to it. Once a plan has been
 * applied, planning again adds nothing.
 *
 * A line that a person has changed is never raised. Until the order with this line is sent, the
 * product is not ordered from any supplier, and `heldBack` contains the needed units.
 *
 * An order gets at most `maxOrderLines` products. Further products are planned after that order is
 * sent.
 */
export function planOrders({ products, orders, archivedSupplierIds }: PlanningInput): OrderPlan {
  const heldBy = ordersChangedByHand(orders)
  const growing = new Map<string, GrowingOrder>()
  const heldBack: HeldBackLine[] = []
  for (const product of products) {
    const { id: productId, supplierId, conditionnement } = product
    if (product.isArchived || archivedSupplierIds.has(supplierId)) continue
    const need = orderNeed(product, conditionnement)
    if (!need) continue
    const orderId = heldBy.get(productId)
    if (orderId === undefined) addLine(orderOf(supplierId, growing, orders), { productId, need })
    else heldBack.push({ productId, orderId, need })
  }
  const planned = [...growing.values()].map(({ order }) => order)
  return { orders: planned.filter(({ lines }) => lines.length > 0), heldBack }
}

/** Maps each product whose order line was changed by hand to the id of that order. */
function ordersChangedByHand(orders: readonly EditableOrder[]): Map<string, string> {
  return new Map(
    orders.flatMap(({ id, lines }) =>
      lines
        .filter(({ isChangedByHand }) => isChangedByHand)
        .map(({ productId }) => [productId, id] as const),
    ),
  )
}

/** Returns the supplier's order in the plan, and adds one if there is none. */
function orderOf(
  supplierId: string,
  growing: Map<string, GrowingOrder>,
  orders: readonly EditableOrder[],
): GrowingOrder {
  const begun = growing.get(supplierId)
  if (begun) return begun
  const former = orders.find((order) => order.supplierId === supplierId)
  const added = {
    order: { supplierId, orderId: former?.id ?? null, lines: [] },
    productIds: new Set(former?.lines.map(({ productId }) => productId)),
  }
  growing.set(supplierId, added)
  return added
}

/** Adds a line, if the order already contains the product or is not full. */
function addLine({ order, productIds }: GrowingOrder, line: PlannedLine): void {
  if (productIds.size >= maxOrderLines && !productIds.has(line.productId)) return
  productIds.add(line.productId)
  order.lines.push(line)
}
