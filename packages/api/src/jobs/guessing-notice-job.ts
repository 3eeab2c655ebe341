import * as z from 'zod'
import { products } from '../contract/products.ts'
import { domainOf } from '../mail/domain-of.ts'
import type { NewJob } from '../ports/job-queue.ts'

export const guessingNoticeJobKind = 'guessing-notice-mail'

const payloadSchema = z.object({ email: z.string(), product: z.enum(products) })

export type GuessingNotice = z.infer<typeof payloadSchema>

/** Creates the job that tells a person that somebody is guessing the sign-in codes. */
export function guessingNoticeJob(id: string, payload: GuessingNotice, runAt: number): NewJob {
  return {
    key: `guessing-notice.${id}`,
    kind: guessingNoticeJobKind,
    payload,
    runAt,
    mail: { organisationId: null, domain: domainOf(payload.email), isBulk: false },
  }
}

/** Parses the payload of `guessingNoticeJob`. */
export function guessingNoticePayload(payload: Record<string, unknown>): GuessingNotice {
  return payloadSchema.parse(payload)
}
