import * as z from 'zod'
import { domainOf } from '../mail/domain-of.ts'
import type { NewJob } from '../ports/job-queue.ts'

export const orderMailJobKind = 'order-mail'

/** The complete content of the mail, as it was when a person sent the order. */
const payloadSchema = z.object({
  organisationId: z.string(),
  commandId: z.string(),
  /**
   * How many times the order has been sent, including this time. The outcome is recorded only for
   * the latest sending.
   */
  sendCount: z.int(),
  emailAddress: z.string(),
  emailSubject: z.string(),
  emailText: z.string(),
  sender: z.string(),
  replyTo: z.object({ address: z.string(), name: z.string() }),
  ordonnances: z.array(z.object({ ref: z.string(), name: z.string(), type: z.string() })),
  document: z.object({
    number: z.string(),
    /** Seconds since 1970. */
    date: z.int(),
    centre: z.object({ name: z.string(), address: z.string() }),
    clientNumber: z.string(),
    supplier: z.object({ name: z.string(), code: z.string(), email: z.string() }),
    lines: z.array(
      z.object({
        qty: z.int(),
        name: z.string(),
        conditionnement: z.int(),
        supplierRef: z.string(),
      }),
    ),
  }),
})

export type OrderMailPayload = z.infer<typeof payloadSchema>

/** Creates the job that mails an order. Its key ensures one mail per sending. */
export function orderMailJob(payload: OrderMailPayload, runAt: number): NewJob {
  const key = `order.${payload.commandId}.${payload.sendCount}`
  const { organisationId, emailAddress } = payload
  const mail = { organisationId, domain: domainOf(emailAddress), isBulk: false }
  return { key, kind: orderMailJobKind, payload, runAt, mail }
}

/** Parses the payload of `orderMailJob`. */
export function orderMailPayload(payload: Record<string, unknown>): OrderMailPayload {
  return payloadSchema.parse(payload)
}
