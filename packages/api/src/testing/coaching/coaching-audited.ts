import type { CoachingOperationId } from '../../contract/operations.ts'
import type { AuditRecord } from '../../ports/audit.ts'

type Action = AuditRecord['action']

/**
 * The audit entries that the request of `coachingRequest` leaves; none where they are missing. What coaches
 * make is in their own lists alone.
 */
export const coachingAudited: Partial<Record<CoachingOperationId, readonly Action[]>> = {
  endCoachAccess: ['coach_access_ended'],
  endCoachSharing: ['coach_sharing_ended'],
  inviteCoach: ['invitation_sent'],
  revokeCoachInvitation: ['invitation_revoked'],
}
