import * as z from 'zod'
import type { NewJob } from '../ports/job-queue.ts'
import type { UserRecord } from '../ports/records.ts'

export const deployJobKind = 'deploy-mail'

const payloadSchema = z.object({
  organisationId: z.string(),
  userId: z.string(),
  /** Plain text of the administrator who sends. */
  message: z.string(),
  sender: z.string(),
})

export type DeployPayload = z.infer<typeof payloadSchema>

/** The job that mails one person; its key makes one request for one version one mail. */
export function deployJob(
  user: UserRecord,
  version: string,
  request: number,
  runAt: number,
  { message, sender }: Pick<DeployPayload, 'message' | 'sender'>,
): NewJob {
  return {
    key: `deploy.${user.id}.${version}.${request}`,
    kind: deployJobKind,
    payload: { organisationId: user.organisation_id, userId: user.id, message, sender },
    runAt,
  }
}

/** Reads what `deployJob` wrote. */
export function deployPayload(payload: Record<string, unknown>): DeployPayload {
  return payloadSchema.parse(payload)
}
