import type { Command, StockProduct } from '@org/api/client'
import { currentOf } from '@org/app-kit'
import type { StockPorts } from '@org/data'

/**
 * Adds a box of a product, unless the order already has the product. Retries once after somebody
 * else’s change.
 */
export async function addBox(
  ports: StockPorts,
  order: Command,
  { id, conditionnement }: StockProduct,
): Promise<Command> {
  if (hasProduct(order, id)) return order
  const changed = { id: order.id, products: [{ id, qty: conditionnement }] }
  try {
    return await ports.commands.save(changed, { ifMatch: order.revision })
  } catch (error) {
    const current = currentOf(error) as Command | null
    if (current === null) throw error
    if (hasProduct(current, id)) return current
    return ports.commands.save(changed, { ifMatch: current.revision })
  }
}

export const hasProduct = ({ products }: Command, productId: string) =>
  products.some(({ id, qty }) => id === productId && qty > 0)
