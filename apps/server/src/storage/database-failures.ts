import { DiskFull, DatabaseUnavailable } from '@org/api'
import { isOutdatedPlan } from './statement-names.ts'

/** Error codes of Postgres and of the system that mean a full disk. */
const full = new Set(['53100', 'ENOSPC'])

/** Error codes of Postgres that say that it cannot serve for now, besides those of class 08. */
const unavailable = new Set([
  // Read-only: the server recovers, or is a standby after a failover.
  '25006',
  // The transaction was idle for too long.
  '25P03',
  // Out of memory, too many connections, another limit of its configuration.
  '53200',
  '53300',
  '53400',
  // The statement was cancelled, because it took too long or by an administrator.
  '57014',
  // It stops, has crashed, starts, drops the database, or ended an idle session.
  '57P01',
  '57P02',
  '57P03',
  '57P04',
  '57P05',
])
const connectionClass = '08'

/** A serialisation failure and a deadlock: the same work succeeds when it runs again. */
const conflicts = new Set(['40001', '40P01'])

/**
 * Converts an error of a statement to the port's error if it is not about the statement but about
 * the database; otherwise returns it as it is.
 *
 * @param isLost true if the connection is lost, so that any error means that
 */
export function portError(error: unknown, isLost = false): unknown {
  if (error instanceof DatabaseUnavailable || error instanceof DiskFull) return error
  const code = codeOf(error)
  if (full.has(code)) return new DiskFull(error)
  const isUnavailable = isLost || unavailable.has(code) || code.startsWith(connectionClass)
  return isUnavailable ? new DatabaseUnavailable(error) : error
}

/**
 * True if the transaction or statement was rolled back only because of others beside it, one of whom
 * may have changed a table.
 */
export function isConflict(error: unknown): boolean {
  return conflicts.has(codeOf(error)) || isOutdatedPlan(error)
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
