import type { SagaGenerator } from 'typed-redux-saga'
import { changedFields, contestedFields, fieldOf } from './changed-fields.ts'
import { ConflictError, currentOf, DeletedError, isMissing, type Revised } from './conflict.ts'

/** Maximum number of attempts while other people keep changing the entity. */
const attempts = 5

/** A change to an entity. */
export interface Change<Values extends object, Entity extends Revised> {
  values: Values
  /** The entity that was edited. */
  base: Revised
  /** Sends the values as a change to the given revision. */
  send: (values: Partial<Values>, revision: number) => SagaGenerator<Entity>
  /** Error message if somebody else has deleted the entity; the server's message by default. */
  deleted?: string
  /**
   * Merges two changes to one field whose value has several parts. Returns undefined if they
   * contradict each other. Without `merge`, any field that both sides have changed is a conflict.
   */
  merge?: (field: string, both: BothSides) => unknown
}

/** A field that two people have changed: the value that both edited, and the two new values. */
export interface BothSides {
  base: unknown
  mine: unknown
  theirs: unknown
}

/**
 * Sends a change based on one revision of an entity. If somebody else has saved the entity since
 * then, for example in another tab, only the changed fields are sent, so that no change is lost. If
 * both sides have changed the same field, the merged value is sent where `merge` returns one.
 *
 * @throws ConflictError if both sides have changed the same field and it cannot be merged;
 *   DeletedError if the entity is deleted and `deleted` is set; any other error of `send`
 */
export function* sendChange<Values extends object, Entity extends Revised>({
  values,
  base,
  send,
  deleted,
  merge,
}: Change<Values, Entity>): SagaGenerator<Entity> {
  const changes = changedFields(values, base)
  let sent: Partial<Values> = values
  let revision = base.revision
  for (let attempt = 1; ; attempt += 1) {
    try {
      return yield* send(sent, revision)
    } catch (error) {
      if (deleted !== undefined && isMissing(error)) throw new DeletedError(deleted)
      const current = currentOf(error)
      if (current === null || attempt === attempts) throw error
      const merged = contestedFields(changes, base, current).map((name) => {
        const mine = fieldOf(changes, name)
        const both = { base: fieldOf(base, name), mine, theirs: fieldOf(current, name) }
        return [name, merge?.(name, both)] as const
      })
      const fields = merged.flatMap(([name, value]) => (value === undefined ? [name] : []))
      if (fields.length > 0 && error instanceof Error) {
        throw new ConflictError(error.message, { current, fields })
      }
      sent = { ...changes, ...Object.fromEntries(merged) }
      revision = current.revision
    }
  }
}
