/**
 * Audited actions of the coaching product, by kind, in addition to sign-ins, invitations and
 * rights.
 */
export const coachingAuditActions = {
  coaches: ['coach_access_ended', 'coach_sharing_ended', 'studio_deleted'],
} as const

export type CoachingAuditKind = keyof typeof coachingAuditActions
export type CoachingAuditAction = (typeof coachingAuditActions)[CoachingAuditKind][number]
