/** How often each table has changed since it exists, by its name. */
export type ChangeCounts = Readonly<Record<string, number>>

/** The changes that people of an organisation make, where the data layer reports them. */
export interface Changes {
  /**
   * Reports how often each table has changed: once at first, and after each change. While there is no network it
   * reports nothing, and then the latest.
   *
   * @param token of the session with the API
   * @returns a function that ends it
   * @throws Error if the session may not follow the changes, or the service cannot be reached
   */
  follow(token: string, onCounts: (counts: ChangeCounts) => void): Promise<() => void>
}
