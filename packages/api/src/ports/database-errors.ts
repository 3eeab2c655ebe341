/**
 * The database did not do what was asked, for now: it is unreachable, read-only or overloaded, or
 * did not answer in time. The same call may succeed in a moment. A write may have happened.
 */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super('The database is unavailable', { cause })
    this.name = 'DatabaseUnavailable'
  }
}

/** The database has no room on its disk; the write did not happen. */
export class DatabaseFull extends Error {
  constructor(cause: unknown) {
    super('The disk of the database is full', { cause })
    this.name = 'DatabaseFull'
  }
}
