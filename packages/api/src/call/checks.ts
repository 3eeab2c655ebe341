import { apiError } from '../contract/errors.ts'
import type { Caller } from './caller.ts'

/** Returns the row. Throws NOT_FOUND if it is missing or outside the caller's scope. */
export function found<T>(row: T | null | undefined): T {
  if (row === null || row === undefined) throw apiError('NOT_FOUND')
  return row
}

/** Rejects any organisation but the caller's own. */
export function checkOrganisation(caller: Caller, id: string): void {
  if (id !== caller.user.organisation_id) throw apiError('NOT_FOUND')
}

/**
 * Returns the result of an update. Throws NOT_FOUND when there was no row, and STALE with the
 * current value when the revision was old.
 */
export async function current<R, V>(
  result: R | 'stale' | null,
  read: () => Promise<V>,
): Promise<R> {
  if (result === 'stale') throw apiError('STALE', { payload: { current: await read() } })
  return found(result)
}

interface Readable {
  get(id: string): Promise<unknown>
}

/** Rejects a reference to a row outside the caller's scope. */
export async function checkReference(
  table: Readable,
  id: string | null | undefined,
  field: string,
): Promise<void> {
  if (id === null || id === undefined) return
  if ((await table.get(id)) === null) {
    throw apiError('REFERENCE', { payload: { field } })
  }
}
