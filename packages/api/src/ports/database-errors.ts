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

/** The disk of the database or of the files has no room; the write did not happen. */
export class DiskFull extends Error {
  constructor(cause?: unknown) {
    super('The disk is full', { cause })
    this.name = 'DiskFull'
  }
}
