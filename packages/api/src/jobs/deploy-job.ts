import * as z from 'zod'
import { domainOf } from '../mail/domain-of.ts'
import type { NewJob } from '../ports/job-queue.ts'
import type { UserRecord } from '../ports/records.ts'

export const deployJobKind = 'deploy-mail'

const payloadSchema = z.object({
  organisationId: z.string(),
  userId: z.string(),
  /** The administrator's note, in plain text. */
  message: z.string(),
  sender: z.string(),
  /** The administrator's address, to which people reply. Absent in jobs of an older release. */
  replyTo: z.object({ address: z.string(), name: z.string() }).optional(),
  isReminder: z.boolean().default(false),
  /**
   * The deploy run that the mail belongs to; absent in jobs that were queued by an older release.
   */
  deployRunId: z.string().optional(),
})

export type DeployPayload = z.infer<typeof payloadSchema>

/** Creates the job that mails one person. Its key ensures one mail per request and version. */
export function deployJob(
  user: UserRecord,
  version: string,
  request: number,
  runAt: number,
  isBulk: boolean,
  mail: Omit<DeployPayload, 'organisationId' | 'userId'>,
): NewJob {
  return {
    key: `deploy.${user.id}.${version}.${request}`,
    kind: deployJobKind,
    payload: { organisationId: user.organisation_id, userId: user.id, ...mail },
    runAt,
    mail: { organisationId: user.organisation_id, domain: domainOf(user.email), isBulk },
  }
}

/** Parses the payload of `deployJob`. */
export function deployPayload(payload: Record<string, unknown>): DeployPayload {
  return payloadSchema.parse(payload)
}
