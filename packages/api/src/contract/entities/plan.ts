import * as z from 'zod'
import { currency } from '../fields.ts'

/** The price of the subscription. */
export const planSchema = z
  .object({
    /** Null when there is no fixed price per period, such as with tiered pricing. */
    amount: z.int().nullable(),
    currency,
    interval: z.enum(['day', 'week', 'month', 'year']),
    /** Number of intervals per payment: 3 with `month` means quarterly. */
    interval_count: z.int().min(1),
  })
  .meta({ id: 'Plan' })

export type Plan = z.infer<typeof planSchema>
