import type { CoachDetail, CoachInvitation, Filter } from '@org/api/client'
import type { BodyOf, Page, ReadOptions, SaveOptions } from '../call-options.ts'

/**
 * Lets admins manage the coaches of their studio. Calls reject with `ApiError`: `FORBIDDEN` if the
 * caller is not an admin, `NOT_FOUND` for coaches of other studios.
 */
export interface CoachPort {
  /** Returns a coach, with the title, date and sharing of each of the coach's training sessions. */
  get(id: string, options?: ReadOptions): Promise<CoachDetail>
  /**
   * Ends the access of a coach, and signs the coach out at once. If `endsSharing` is set, also ends
   * the coach's shared links. Rejects with `LAST_ADMIN` for the only admin.
   */
  endAccess(id: string, choice: BodyOf<'endCoachAccess'>): Promise<CoachDetail>
  /** Ends the link of a coach's training session. */
  endSharing(id: string, sessionId: string): Promise<CoachDetail>
  /**
   * Mails an invitation, which replaces any earlier invitation. Rejects with `DUPLICATE` if the
   * person is already a coach of the studio.
   */
  invite(invitation: BodyOf<'inviteCoach'>, options?: SaveOptions): Promise<CoachInvitation>
  /** Returns a page of the invitations that were neither accepted nor revoked. */
  getAllInvitations(filter?: Filter, options?: ReadOptions): Promise<Page<CoachInvitation>>
  revokeInvitation(id: string): Promise<void>
}
