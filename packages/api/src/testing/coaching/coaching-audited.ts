import type { CoachingOperationId } from '../../contract/operations.ts'
import type { AuditRecord } from '../../ports/audit.ts'

type Action = AuditRecord['action']

/**
 * The audit entries that a request from `coachingRequest` creates, by operation. An absent
 * operation creates none: the log does not record the content that coaches make.
 */
export const coachingAudited: Partial<Record<CoachingOperationId, readonly Action[]>> = {
  endCoachAccess: ['coach_access_ended'],
  endCoachSharing: ['coach_sharing_ended'],
  inviteCoach: ['invitation_sent'],
  revokeCoachInvitation: ['invitation_revoked'],
}
