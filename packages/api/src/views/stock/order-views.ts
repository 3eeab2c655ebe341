import type { Command, CommandReturn, OrderEvent, ReceivedLot } from '../../contract/types.ts'
import type { MovementRecord } from '../../ports/stock/ledger.ts'
import type {
  CommandRecord,
  CommandReturnRecord,
  OrderEventRecord,
} from '../../ports/stock/orders.ts'
import type { ProductRecord, SupplierRecord } from '../../ports/stock/records.ts'

/** The products and suppliers that orders and returns refer to, by id. */
export interface OrderNames {
  products: ReadonlyMap<string, ProductRecord>
  suppliers: ReadonlyMap<string, SupplierRecord>
}

function productPart(products: OrderNames['products'], productId: string) {
  const product = products.get(productId)
  return {
    id: productId,
    name: product?.name ?? '',
    supplierRef: product?.supplier_ref ?? '',
    conditionnement: product?.conditionnement ?? 1,
  }
}

export const commandView = (row: CommandRecord, { products, suppliers }: OrderNames): Command => ({
  id: row.id,
  centreId: row.centre_id,
  supplierId: row.supplier_id,
  supplierName: suppliers.get(row.supplier_id)?.name ?? '',
  isSupplierArchived: suppliers.get(row.supplier_id)?.is_archived ?? false,
  status: row.status,
  isSending: row.is_sending,
  sendError: row.send_error,
  originCommandId: row.origin_command_id,
  products: row.lines.map((line) => ({
    ...productPart(products, line.product_id),
    needOrdonnance: products.get(line.product_id)?.need_ordonnance ?? false,
    isArchived: products.get(line.product_id)?.is_archived ?? false,
    qty: line.qty,
    qtyReceived: line.qty_received,
    isChangedByHand: line.is_changed_by_hand,
  })),
  ordonnances: row.ordonnances.map(({ ref, name, type, size }) => ({ ref, name, type, size })),
  metadata: { createdAt: row.created_at, updatedAt: row.updated_at },
  revision: row.revision,
})

export const commandReturnView = (
  row: CommandReturnRecord,
  { products, suppliers }: OrderNames,
): CommandReturn => ({
  id: row.id,
  centreId: row.centre_id,
  supplierId: row.supplier_id,
  supplierName: suppliers.get(row.supplier_id)?.name ?? '',
  status: row.status,
  originCommandId: row.origin_command_id,
  products: row.lines.map((line) => ({
    ...productPart(products, line.product_id),
    qty: line.qty,
    ...(line.lot_id !== undefined && { lotId: line.lot_id }),
  })),
  metadata: { createdAt: row.created_at, updatedAt: row.updated_at },
  revision: row.revision,
})

export const receivedLotView = (row: MovementRecord): ReceivedLot => ({
  productId: row.product_id,
  lot: row.lot || null,
  expiry: row.expiry || null,
  qty: row.qty,
})

export const orderEventView = (row: OrderEventRecord): OrderEvent => ({
  id: row.id,
  kind: row.kind,
  person: row.person,
  detail: row.detail,
  createdAt: row.created_at,
})
