import * as z from 'zod'
import { products } from '../contract/products.ts'
import type { NewJob } from '../ports/job-queue.ts'

export const failedSignInJobKind = 'failed-sign-in'

const payloadSchema = z.object({
  email: z.string(),
  /** Absent in jobs that were queued when the signature product was the only one. */
  product: z.enum(products).default('signature'),
  client: z.string(),
  /** Type of the error. */
  reason: z.string(),
  /** Seconds since 1970. */
  at: z.int(),
})

export type FailedSignIn = z.infer<typeof payloadSchema>

/**
 * Creates the job that adds a failed sign-in to the audit log of each organisation that has an
 * account with that email.
 */
export function failedSignInJob(id: string, payload: FailedSignIn): NewJob {
  return { key: `failed-sign-in.${id}`, kind: failedSignInJobKind, payload, runAt: payload.at }
}

/** Parses the payload of `failedSignInJob`. */
export function failedSignInPayload(payload: Record<string, unknown>): FailedSignIn {
  return payloadSchema.parse(payload)
}
