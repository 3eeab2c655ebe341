import * as z from 'zod'
import { id } from '../../fields.ts'
import { movementSchema } from './stock.ts'

const expiry = z.iso.date().nullable()

/** A lot of a product that a search has found. */
export const foundLotSchema = z
  .object({ productId: id, name: z.string(), code: z.string(), lot: z.string(), expiry })
  .meta({ id: 'FoundLot' })

/** Units of a lot that are left at a centre. */
export const lotStockSchema = z.object({
  centreId: id,
  centreName: z.string(),
  expiry,
  qty: z.int().min(1),
})

/** A movement of a lot, with its centre and the supplier that its order or return belongs to. */
export const lotMovementSchema = movementSchema
  .extend({
    centreId: id,
    centreName: z.string(),
    /** Null for a movement without an order or return. */
    supplierName: z.string().nullable(),
  })
  .meta({ id: 'LotMovement' })

export type FoundLot = z.infer<typeof foundLotSchema>
export type LotMovement = z.infer<typeof lotMovementSchema>
