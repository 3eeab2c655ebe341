/**
 * Deletes organisations of the signature product, in batches. Each step may be repeated, so that a
 * deletion goes on after a crash.
 */
export interface OrganisationDeletions {
  /**
   * Begins a deletion, and deletes the mails that wait. From now on the organisation's sessions count as none, and its accounts,
   * invitations and images are not found by the look-ups that need no session. False if the
   * deletion has begun already.
   */
  begin(organisationId: string, now: number): Promise<boolean>
  /**
   * Deletes at most `limit` rows. Keeps what the later steps need: images,
   * payment data and the organisation itself.
   *
   * @returns the number of deleted rows; 0 if none is left
   */
  removeRows(organisationId: string, limit: number): Promise<number>
  /** Deletes the organisation with all rows that are left. Its images must be gone. */
  removeOrganisation(organisationId: string): Promise<void>
}
