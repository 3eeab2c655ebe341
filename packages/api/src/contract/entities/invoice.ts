import * as z from 'zod'
import { currency, id, seconds } from '../fields.ts'

/** An invoice from the card provider. */
export const invoiceSchema = z
  .object({
    id,
    number: z.string().nullable(),
    created_at: seconds,
    amount: z.int(),
    currency,
    status: z.enum(['open', 'paid', 'uncollectible', 'void']),
    /** The page that shows the invoice. While the invoice is open, it can be paid there. */
    url: z.string().nullable(),
  })
  .meta({ id: 'Invoice' })

export type Invoice = z.infer<typeof invoiceSchema>
