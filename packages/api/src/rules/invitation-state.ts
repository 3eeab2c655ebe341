import type { InvitationRecord } from '../ports/records.ts'

/** Validity of an invitation in seconds: one week. */
export const invitationSeconds = 7 * 86_400

export type InvitationState = 'open' | 'accepted' | 'revoked' | 'expired'

/** Returns the current state of an invitation. */
export function invitationState(
  { accepted_at, revoked_at, expires_at }: InvitationRecord,
  now: number,
): InvitationState {
  if (accepted_at !== null) return 'accepted'
  if (revoked_at !== null) return 'revoked'
  return expires_at <= now ? 'expired' : 'open'
}
