import type { ProductQuantity } from './on-order.ts'
import { orderNeed, type OrderNeed, type Supply } from './order-need.ts'

/** A product of a centre, as planning sees it. */
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

/** A need that is not ordered, because a person has changed the product's line in this order. */
export interface HeldBackLine extends PlannedLine {
  orderId: string
}

export interface OrderPlan {
  /** At most one per supplier; empty when there is nothing to order. */
  orders: PlannedOrder[]
  heldBack: HeldBackLine[]
}

/** What a centre's orders are planned from. */
export interface PlanningInput {
  products: readonly PlannedProduct[]
  /** Oldest first: the first order of a supplier gets the lines. */
  orders: readonly EditableOrder[]
  archivedSupplierIds: ReadonlySet<string>
}

/**
 * Plans a centre's orders: for each supplier a new order, or additions to the one that is still
 * editable. The units are added to the line of the same product, if there is one. Planning
 * again after the plan was applied plans nothing.
 *
 * A line that a person has changed is never raised. Until its order is sent, the product is not
 * ordered at all, not even from another supplier; the need is returned in `heldBack`.
 */
export function planOrders({ products, orders, archivedSupplierIds }: PlanningInput): OrderPlan {
  const heldBy = ordersChangedByHand(orders)
  const planned = new Map<string, PlannedOrder>()
  const heldBack: HeldBackLine[] = []
  for (const product of products) {
    const { id: productId, supplierId, conditionnement } = product
    if (product.isArchived || archivedSupplierIds.has(supplierId)) continue
    const need = orderNeed(product, conditionnement)
    if (!need) continue
    const orderId = heldBy.get(productId)
    if (orderId === undefined) orderOf(supplierId, planned, orders).lines.push({ productId, need })
    else heldBack.push({ productId, orderId, need })
  }
  return { orders: [...planned.values()], heldBack }
}

/** Returns the order in which a person has changed the product's line, by product. */
function ordersChangedByHand(orders: readonly EditableOrder[]): Map<string, string> {
  return new Map(
    orders.flatMap(({ id, lines }) =>
      lines
        .filter(({ isChangedByHand }) => isChangedByHand)
        .map(({ productId }) => [productId, id] as const),
    ),
  )
}

/** Returns the supplier's order in the plan, and begins it if needed. */
function orderOf(
  supplierId: string,
  planned: Map<string, PlannedOrder>,
  orders: readonly EditableOrder[],
): PlannedOrder {
  const orderId = orders.find((order) => order.supplierId === supplierId)?.id ?? null
  const order = planned.get(supplierId) ?? { supplierId, orderId, lines: [] }
  planned.set(supplierId, order)
  return order
}
