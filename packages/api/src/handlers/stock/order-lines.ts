import { apiError } from '../../contract/errors.ts'
import type { OrderLineRecord } from '../../ports/stock/orders.ts'
import type { ProductRecord } from '../../ports/stock/records.ts'
import type { StockRepositories } from '../../ports/stock/repositories.ts'

/** A product's quantity in a request, in units. */
interface SentLine {
  id: string
  qty: number
}

/**
 * Loads the products of lines, by id. Throws REFERENCE if one does not exist or belongs to another
 * supplier.
 *
 * @param own ids of products that the order or its origin already has: they may have changed their
 *   supplier since
 */
export async function productsOf(
  { products }: StockRepositories,
  supplierId: string,
  lines: readonly { id: string }[],
  own: ReadonlySet<string> = new Set(),
): Promise<ReadonlyMap<string, ProductRecord>> {
  const ids = [...new Set(lines.map(({ id }) => id))]
  const rows = await products.all({ id: ids })
  const isForeign = rows.some(({ id, supplier_id }) => supplier_id !== supplierId && !own.has(id))
  if (rows.length < ids.length || isForeign) {
    throw apiError('REFERENCE', {
      message: 'Un produit n’est pas de ce fournisseur',
      payload: { field: 'products' },
    })
  }
  return new Map(rows.map((row) => [row.id, row]))
}

/** Returns the ids of the products on these lines. */
export const idsOn = (lines: readonly { product_id: string }[]): Set<string> =>
  new Set(lines.map(({ product_id }) => product_id))

/**
 * Returns the lines with the quantities that a person entered. Archived products may stay, but
 * cannot be added.
 */
export function withQuantities(
  lines: readonly OrderLineRecord[],
  sent: readonly SentLine[],
  products: ReadonlyMap<string, ProductRecord>,
): OrderLineRecord[] {
  const quantities = new Map(sent.map(({ id, qty }) => [id, qty]))
  const kept = lines.map((line) => {
    const qty = quantities.get(line.product_id)
    return qty === undefined || qty === line.qty ? line : { ...line, qty, is_changed_by_hand: true }
  })
  const known = new Set(lines.map(({ product_id }) => product_id))
  const added = [...quantities].filter(([id]) => !known.has(id))
  for (const [id] of added) checkNotArchived(products.get(id))
  return [
    ...kept,
    ...added.map(([id, qty]) => ({
      product_id: id,
      qty,
      qty_received: null,
      is_changed_by_hand: true,
    })),
  ]
}

function checkNotArchived(product: ProductRecord | undefined): void {
  if (!product?.is_archived) return
  throw apiError('PRODUCT_ARCHIVED', {
    message: `${product.name} est archivé`,
    payload: { productId: product.id },
  })
}
