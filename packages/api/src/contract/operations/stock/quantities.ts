import * as z from 'zod'
import { id, requiredText } from '../../fields.ts'

/** Units in a line; far more than one person adds or takes at once. */
export const qty = z.int().min(1).max(100_000)

/** Random and unique, so that a repeated booking is noticed however late it arrives. */
export const bookingId = z.string().min(16).max(64)

/** A lot’s id, or null for the units without a lot. */
export const lotId = z.string().max(120).nullable()

/** True if a person typed the lot, so that its case counts only if no known lot has the other. */
export const isLotTyped = z.boolean().optional()

/** The lines of a booking. */
export const lines = <Line extends z.ZodType>(line: Line) => z.array(line).min(1).max(500)

/** Units that are put into the stock. Expired ones need `isExpiredConfirmed`. */
export const addedLines = lines(
  z.object({
    productId: id,
    qty,
    lot: requiredText(90).optional(),
    isLotTyped,
    expiry: z.iso.date().optional(),
    isExpiredConfirmed: z.boolean().optional(),
  }),
)
