import { apiError } from '../contract/errors.ts'
import type { Caller } from './caller.ts'

/** The row, or NOT_FOUND: what the caller's scope does not hold does not exist for the caller. */
export function found<T>(row: T | null | undefined): T {
  if (row === null || row === undefined) throw apiError('NOT_FOUND')
  return row
}

/** Refuses any organisation but the caller's own. */
export function checkOrganisation(caller: Caller, id: string): void {
  if (id !== caller.user.organisation_id) throw apiError('NOT_FOUND')
}

/** Refuses an empty result of an update; a stale one carries the current value. */
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

/** Refuses a reference to what the caller's scope does not hold. */
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
