import { AsyncLocalStorage } from 'node:async_hooks'

const deadlines = new AsyncLocalStorage<number>()

/**
 * Runs work whose statements may each take `milliseconds` on a Postgres server, instead of what
 * `DATABASE_TIMEOUT` allows to calls. For migrations and upkeep, for which nobody waits.
 */
export function withDatabaseDeadline<Result>(
  milliseconds: number,
  work: () => Promise<Result>,
): Promise<Result> {
  return deadlines.run(milliseconds, work)
}

/** The deadline of the running work in ms; undefined for calls. */
export function ownDeadline(): number | undefined {
  return deadlines.getStore()
}
