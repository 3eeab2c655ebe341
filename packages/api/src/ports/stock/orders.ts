import type { OrderEventKind } from '../../contract/entities/stock/order.ts'
import type { OrderStatus, ReturnStatus } from '../../stock/rules/order-status.ts'

/** A product on an order. Quantities are in units. */
export interface OrderLineRecord {
  product_id: string
  qty: number
  /** Null until the order is received. */
  qty_received: number | null
  is_changed_by_hand: boolean
}

/** A private file of an order. `size` is in bytes. */
export interface OrdonnanceRecord {
  ref: string
  name: string
  type: string
  size: number
}

/** An order to a supplier. */
export interface CommandRecord {
  id: string
  organisation_id: string
  centre_id: string
  supplier_id: string
  /** `sent` as soon as the mail is queued. */
  status: OrderStatus
  /** True while the mail is queued. */
  is_sending: boolean
  /** The reason why the last mail failed permanently; empty if it did not. */
  send_error: string
  /** How often the order was sent; part of the mail job's key. */
  send_count: number
  /** The received order whose missing units this order requests again; null for any other order. */
  origin_command_id: string | null
  /** One line per product. */
  lines: readonly OrderLineRecord[]
  ordonnances: readonly OrdonnanceRecord[]
  created_at: number
  updated_at: number
  revision: number
}

/**
 * A product on a return. `lot_id` is null for units without a lot; if it is absent, any lot may be
 * returned.
 */
export interface ReturnLineRecord {
  product_id: string
  qty: number
  lot_id?: string | null
}

/** A return to a supplier. */
export interface CommandReturnRecord {
  id: string
  organisation_id: string
  centre_id: string
  supplier_id: string
  status: ReturnStatus
  origin_command_id: string | null
  lines: readonly ReturnLineRecord[]
  created_at: number
  updated_at: number
  revision: number
}

/** An event in the life of an order or a return. */
export interface OrderEventRecord {
  id: string
  organisation_id: string
  /** Id of the order or the return. */
  order_id: string
  /** Position among the events of the order or the return, from 1. */
  number: number
  kind: OrderEventKind
  /** The name of the person at that time; empty for an automatic action of the server. */
  person: string
  detail: string
  created_at: number
  revision: number
}
