import { isOnOrder, type OrderState } from './order-status.ts'

/** The quantity of a product on an order or a return, in units. */
export interface ProductQuantity {
  productId: string
  qty: number
}

/** Returns the units on `created` and `sent` orders, by product. */
export function unitsOnOrder(
  orders: readonly (OrderState & { lines: readonly ProductQuantity[] })[],
): Map<string, number> {
  const units = new Map<string, number>()
  for (const { productId, qty } of orders.filter(isOnOrder).flatMap(({ lines }) => lines))
    units.set(productId, (units.get(productId) ?? 0) + qty)
  return units
}
