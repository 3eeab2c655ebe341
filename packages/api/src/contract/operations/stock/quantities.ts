import * as z from 'zod'
import { maxOrderedUnits, maxOrderLines } from '../../../stock/rules/order-limits.ts'
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

const addedLine = z.object({
  productId: id,
  qty,
  lot: requiredText(90).optional(),
  isLotTyped,
  expiry: z.iso.date().optional(),
  isExpiredConfirmed: z.boolean().optional(),
})

/** Units that are put into the stock. Expired ones need `isExpiredConfirmed`. */
export const addedLines = lines(addedLine)

/** Units in a line of an order, which planning may have filled. */
export const orderedQty = z.int().min(1).max(maxOrderedUnits)

/** Products of an order in three lots each. With them, a reception stays below the size limit of a body. */
const maxReceivedLines = 3 * maxOrderLines

/** What arrived of an order, by product and lot. */
export const receivedLines = z.array(addedLine.extend({ qty: orderedQty })).max(maxReceivedLines)

/** What happens to what is missing of an order, by product. */
export const missingChoices = z
  .array(z.object({ productId: id, choice: z.enum(['later', 'again', 'nothing']) }))
  .max(maxReceivedLines)
