import * as z from 'zod'
import { maxOrderedUnits, maxOrderLines } from '../../../stock/rules/order-limits.ts'
import { id, requiredText } from '../../fields.ts'

/** Units in a line. The maximum is far more than one person adds or takes at once. */
export const qty = z.int().min(1).max(100_000)

/** A random, unique id. It lets the server detect a repeated booking, however late it arrives. */
export const bookingId = z.string().min(16).max(64)

/** A lot’s id, or null for the units without a lot. */
export const lotId = z.string().max(120).nullable()

/**
 * True if a person typed the lot. If a known lot differs only in upper and lower case, its spelling
 * is used instead.
 */
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

/**
 * Units in a line of an order. The maximum is higher than that of `qty`, because planning may have
 * filled the line.
 */
export const orderedQty = z.int().min(1).max(maxOrderedUnits)

/**
 * Maximum number of lines in a reception: enough for every product of an order in three lots. The
 * request stays below the size limit of a body.
 */
export const maxReceivedLines = 3 * maxOrderLines

/** The units of an order that arrived, by product and lot. */
export const receivedLines = z.array(addedLine.extend({ qty: orderedQty })).max(maxReceivedLines)

/** What to do about the missing units of an order, by product. */
export const missingChoices = z
  .array(z.object({ productId: id, choice: z.enum(['later', 'again', 'nothing']) }))
  .max(maxReceivedLines)
