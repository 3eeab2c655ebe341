import { ApiError } from '@org/api/client'

/** A stored entity, whose revision increases with each change. */
export interface Revised {
  revision: number
}

/** A change that cannot be saved because somebody else has changed the same fields. */
export interface Conflict {
  /** The entity as it is stored now. */
  current: Revised
  /** Names of the fields that both sides have changed. */
  fields: readonly string[]
}

/** A save failed with a conflict. The message comes from the server. */
export class ConflictError extends Error {
  readonly conflict: Conflict

  constructor(message: string, conflict: Conflict) {
    super(message)
    this.name = 'ConflictError'
    this.conflict = conflict
  }
}

/** A save failed because somebody else has deleted the entity. */
export class DeletedError extends Error {
  override readonly name = 'DeletedError'
}

/** Whether a call failed because its entity does not exist, or no longer exists. */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.type === 'NOT_FOUND'
}

function isRevised(value: unknown): value is Revised {
  return (
    typeof value === 'object' &&
    value !== null &&
    'revision' in value &&
    typeof value.revision === 'number'
  )
}

/**
 * Returns the stored entity if a call failed because it sent an outdated revision; otherwise null.
 */
export function currentOf(error: unknown): Revised | null {
  if (!(error instanceof ApiError) || error.type !== 'STALE') return null
  const { payload } = error
  if (typeof payload !== 'object' || payload === null || !('current' in payload)) return null
  return isRevised(payload.current) ? payload.current : null
}

/** Returns the entity as it is stored now if a save failed with a conflict; otherwise null. */
export function storedInstead<Entity extends Revised>(error: unknown): Entity | null {
  return error instanceof ConflictError ? (error.conflict.current as Entity) : null
}
