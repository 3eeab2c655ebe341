/** Deletes organisations in batches. Each step may be repeated, so that a deletion goes on after a crash. */
export interface OrganisationDeletions {
  /**
   * Begins a deletion. From now on the organisation's sessions count as none, its accounts,
   * invitations, images and shared sessions are not found by the look-ups that need no session, its
   * centres order nothing by themselves, and its mails are not claimed. False if the deletion has
   * begun already.
   */
  begin(organisationId: string, now: number): Promise<boolean>
  /**
   * Deletes at most `limit` rows. Keeps what the later steps need: the records of images and
   * videos with the people who own them, payment data and the organisation itself. Those people go
   * once the videos are gone.
   *
   * @returns the number of deleted rows; 0 if none is left
   */
  removeRows(organisationId: string, limit: number): Promise<number>
  /** Deletes the organisation with all rows that are left. Its images and videos must be gone. */
  removeOrganisation(organisationId: string): Promise<void>
}
