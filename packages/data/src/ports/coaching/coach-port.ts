import type { CoachDetail, CoachInvitation, Filter } from '@org/api/client'
import type { BodyOf, Page, ReadOptions, SaveOptions } from '../call-options.ts'

/**
 * What admins do with the coaches of their studio. Calls reject with `ApiError`: `FORBIDDEN` for others,
 * `NOT_FOUND` for coaches of other studios.
 */
export interface CoachPort {
  /** Returns a coach, with title, date and sharing of the training sessions. */
  get(id: string, options?: ReadOptions): Promise<CoachDetail>
  /**
   * Ends the access of a coach, who is signed out at once, and the shared links if `endsSharing` is set.
   * Rejects with `LAST_ADMIN` for the only admin.
   */
  endAccess(id: string, choice: BodyOf<'endCoachAccess'>): Promise<CoachDetail>
  /** Ends the link of a coach's training session. */
  endSharing(id: string, sessionId: string): Promise<CoachDetail>
  /** Mails an invitation, which replaces a former one. Rejects with `DUPLICATE` for a coach of the studio. */
  invite(invitation: BodyOf<'inviteCoach'>, options?: SaveOptions): Promise<CoachInvitation>
  /** Returns a page of the invitations that were neither accepted nor revoked. */
  getAllInvitations(filter?: Filter, options?: ReadOptions): Promise<Page<CoachInvitation>>
  revokeInvitation(id: string): Promise<void>
}
