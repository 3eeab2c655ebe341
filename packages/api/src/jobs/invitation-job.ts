import * as z from 'zod'
import { domainOf } from '../mail/domain-of.ts'
import type { NewJob } from '../ports/job-queue.ts'
import type { InvitationRecord } from '../ports/records.ts'

export const invitationJobKind = 'invitation-mail'

const payloadSchema = z.object({ organisationId: z.string(), invitationId: z.string() })

export type InvitationPayload = z.infer<typeof payloadSchema>

/** Creates the job that mails an invitation. Its key ensures one mail per request. */
export function invitationJob(invitation: InvitationRecord, runAt: number): NewJob {
  const { id, organisation_id, mail_request } = invitation
  const payload: InvitationPayload = { organisationId: organisation_id, invitationId: id }
  return {
    key: `invitation.${id}.${mail_request}`,
    kind: invitationJobKind,
    payload,
    runAt,
    mail: { organisationId: organisation_id, domain: domainOf(invitation.email), isBulk: false },
  }
}

/** Parses the payload of `invitationJob`. */
export function invitationPayload(payload: Record<string, unknown>): InvitationPayload {
  return payloadSchema.parse(payload)
}
