import * as z from 'zod'
import { id, seconds } from '../../fields.ts'

/** The states of a stock count. Lines can be added only to an open count. */
export const countStatuses = ['open', 'closed', 'cancelled'] as const

/** A stock count of a centre: of one category, or of all products. */
export const stockCountSchema = z
  .object({
    id,
    centreId: id,
    /** Null for a count of all products. */
    categoryId: z.string().nullable(),
    category: z.string().nullable(),
    status: z.enum(countStatuses),
    /** The person who started the count. */
    person: z.string(),
    createdAt: seconds,
    /** The person who closed or cancelled the count, and the time. */
    endedBy: z.string().nullable(),
    endedAt: seconds.nullable(),
    /** Number of the count's products that have a line. */
    countedProducts: z.int(),
    /** Number of the count's products, leaving out archived products without a line. */
    products: z.int(),
    revision: z.int(),
  })
  .meta({ id: 'StockCount' })

/** The counted units of a product in one lot. */
export const stockCountLineSchema = z
  .object({
    id,
    productId: id,
    name: z.string(),
    code: z.string(),
    conditionnement: z.int(),
    /** Whether the product is archived. */
    isArchived: z.boolean(),
    lotId: z.string().nullable(),
    lot: z.string().nullable(),
    expiry: z.iso.date().nullable(),
    qty: z.int().min(0),
    /** Units in stock at the moment of the count. */
    stockThen: z.int().min(0),
    /** `qty` minus `stockThen`. Closing the count books this difference. */
    difference: z.int(),
    /** The person who counted last, and the time. */
    userId: id,
    person: z.string(),
    countedAt: seconds,
    revision: z.int(),
  })
  .meta({ id: 'StockCountLine' })

/** Number of products, and number of their units. */
export const countTotalSchema = z.object({ products: z.int(), units: z.int() })

export type StockCount = z.infer<typeof stockCountSchema>
export type StockCountLine = z.infer<typeof stockCountLineSchema>
