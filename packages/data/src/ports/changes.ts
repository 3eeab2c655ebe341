/** The number of changes that each table has had so far, by table name. */
export type ChangeCounts = Readonly<Record<string, number>>

/** Reports the changes that people of an organisation make, if the data layer supports this. */
export interface Changes {
  /**
   * Reports the change counts immediately and after each change. Reports nothing while there is no
   * network, then the latest counts.
   *
   * @param token of the session with the API
   * @returns a function that stops the reports
   * @throws Error if the session may not follow the changes, or the service cannot be reached
   */
  follow(token: string, onCounts: (counts: ChangeCounts) => void): Promise<() => void>
}
