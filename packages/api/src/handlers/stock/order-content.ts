import { apiError } from '../../contract/errors.ts'
import type { OrderMailContent } from '../../mail/order-mail.ts'
import type { CommandRecord } from '../../ports/stock/orders.ts'
import type { ProductRecord } from '../../ports/stock/records.ts'
import type { StockRepositories } from '../../ports/stock/repositories.ts'
import { found } from '../../call/checks.ts'
import { pairId } from './checks.ts'
import { bytesOf, maxAttachmentBytes } from '../../orders/ordonnances.ts'

/** The data from which an order's mail is built. */
export interface OrderContent extends OrderMailContent {
  centre: { name: string; address: string }
  /** The centre's reply address; empty if it has none. */
  replyTo: string
  supplier: { name: string; code: string; email: string }
}

/** Loads the data from which an order's mail is built. */
export async function orderContent(
  stock: StockRepositories,
  order: CommandRecord,
): Promise<{ content: OrderContent; clientNumber: string | null; products: ProductRecord[] }> {
  const { centre_id: centreId, supplier_id: supplierId } = order
  const centre = found(await stock.centres.get(centreId))
  const supplier = found(await stock.suppliers.get(supplierId))
  const pair = await stock.supplierCentres.get(pairId({ id: supplierId, centreId }))
  const products = await stock.products.all({ id: order.lines.map((line) => line.product_id) })
  const byId = new Map(products.map((row) => [row.id, row]))
  const lines = order.lines
    .filter(({ qty }) => qty > 0)
    .map(({ product_id: id, qty }) => ({
      qty,
      name: byId.get(id)?.name ?? '',
      conditionnement: byId.get(id)?.conditionnement ?? 1,
      supplierRef: byId.get(id)?.supplier_ref ?? '',
    }))
  const clientNumber = pair?.client_number ?? null
  const content = {
    centreName: centre.name,
    centre: { name: centre.name, address: centre.address },
    replyTo: centre.reply_to,
    supplier: { name: supplier.name, code: supplier.code, email: supplier.email },
    clientNumber: clientNumber ?? '',
    lines,
  }
  return { content, clientNumber, products }
}

/** Returns the names of the ordered products that lack an ordonnance; none if the order has one. */
export function withoutOrdonnance(
  { lines, ordonnances }: CommandRecord,
  products: readonly ProductRecord[],
): string[] {
  if (ordonnances.length > 0) return []
  const ordered = new Set(lines.filter(({ qty }) => qty > 0).map((line) => line.product_id))
  return products
    .filter(({ id, need_ordonnance }) => need_ordonnance && ordered.has(id))
    .map(({ name }) => name)
}

/** Rejects an order that lacks lines or an ordonnance, or whose files are too large for a mail. */
export function checkSendable(
  order: CommandRecord,
  content: OrderContent,
  products: readonly ProductRecord[],
): void {
  if (content.lines.length === 0) throw apiError('ORDER_EMPTY')
  const missing = withoutOrdonnance(order, products)
  if (missing.length > 0) {
    throw apiError('ORDONNANCE_MISSING', {
      message: `Ajoutez une ordonnance : ${missing.join(', ')} en demande une`,
      payload: { products: missing },
    })
  }
  checkAttachments(order.ordonnances)
}

/** Rejects files that together are too large for one mail. */
export function checkAttachments(files: readonly { size: number }[]): void {
  if (bytesOf(files) <= maxAttachmentBytes) return
  throw apiError('TOO_LARGE', {
    message: 'Les ordonnances dépassent 20 Mo ensemble : enlevez-en une',
  })
}
