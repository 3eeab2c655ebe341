import * as z from 'zod'
import type { NewJob } from '../ports/job-queue.ts'

export const failedSignInJobKind = 'failed-sign-in'

const payloadSchema = z.object({
  email: z.string(),
  client: z.string(),
  /** Type of the error. */
  reason: z.string(),
  /** Seconds since 1970. */
  at: z.int(),
})

export type FailedSignIn = z.infer<typeof payloadSchema>

/** The job that puts a failed sign-in into the audit logs of the email's organisations. */
export function failedSignInJob(id: string, payload: FailedSignIn): NewJob {
  return { key: `failed-sign-in.${id}`, kind: failedSignInJobKind, payload, runAt: payload.at }
}

/** Reads what `failedSignInJob` wrote. */
export function failedSignInPayload(payload: Record<string, unknown>): FailedSignIn {
  return payloadSchema.parse(payload)
}
