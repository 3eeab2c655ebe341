import type { InvitationRecord } from '../ports/records.ts'

/** Seconds for which an invitation is valid: one week. */
export const invitationSeconds = 7 * 86_400

export type InvitationState = 'open' | 'accepted' | 'revoked' | 'expired'

/** What an invitation is worth now. */
export function invitationState(
  { accepted_at, revoked_at, expires_at }: InvitationRecord,
  now: number,
): InvitationState {
  if (accepted_at !== null) return 'accepted'
  if (revoked_at !== null) return 'revoked'
  return expires_at <= now ? 'expired' : 'open'
}
