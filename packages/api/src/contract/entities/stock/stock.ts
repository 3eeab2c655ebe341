import * as z from 'zod'
import { movementReasons } from '../../../stock/rules/movement-reasons.ts'
import { stockStatuses } from '../../../stock/rules/stock-status.ts'
import { id, seconds } from '../../fields.ts'

/** The last day of use, `YYYY-MM-DD`. */
const expiry = z.iso.date()

/** Units of a product in one lot. `lotId` and `lot` are null for the units without a lot. */
export const stockLotSchema = z.object({
  lotId: z.string().nullable(),
  lot: z.string().nullable(),
  expiry: expiry.nullable(),
  qty: z.int().min(0),
})

/** A product's stock at a centre (specification 3, section 3.1). */
export const stockSchema = z
  .object({
    productId: id,
    centreId: id,
    name: z.string(),
    code: z.string(),
    conditionnement: z.int(),
    /** Whether the product is archived. */
    isArchived: z.boolean(),
    /** Units in stock, including expired ones. */
    qty: z.int().min(0),
    /** Units of lots that have not expired. Status and removals count only these. */
    usableQty: z.int().min(0),
    /** Units on orders that are `created` or `sent`. */
    onOrder: z.int().min(0),
    status: z.enum(stockStatuses),
    /** The next expiry among the lots that have not expired. */
    nextExpiry: expiry.nullable(),
    lastMovementAt: seconds.nullable(),
    lots: z.array(stockLotSchema),
  })
  .meta({ id: 'Stock' })

/** Units of a product that have expired or will expire soon. */
export const expiringLotSchema = z
  .object({
    productId: id,
    name: z.string(),
    lot: z.string().nullable(),
    expiry,
    isExpired: z.boolean(),
    qty: z.int(),
  })
  .meta({ id: 'ExpiringLot' })

/** A line of the ledger. `qty` is negative for units taken out. */
export const movementSchema = z
  .object({
    id,
    lot: z.string().nullable(),
    expiry: expiry.nullable(),
    qty: z.int(),
    reason: z.enum(movementReasons),
    /** The order or return that caused the movement; null without one. */
    sourceId: id.nullable(),
    person: z.string(),
    createdAt: seconds,
  })
  .meta({ id: 'Movement' })

/** A line of the ledger, with its product. */
export const stockMovementSchema = movementSchema
  .extend({ productId: id, name: z.string(), code: z.string() })
  .meta({ id: 'StockMovement' })

export type Stock = z.infer<typeof stockSchema>
export type StockLot = z.infer<typeof stockLotSchema>
export type ExpiringLot = z.infer<typeof expiringLotSchema>
export type Movement = z.infer<typeof movementSchema>
export type StockMovement = z.infer<typeof stockMovementSchema>
