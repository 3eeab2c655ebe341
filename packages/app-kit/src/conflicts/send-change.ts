import type { SagaGenerator } from 'typed-redux-saga'
import { changedFields, contestedFields } from './changed-fields.ts'
import { ConflictError, currentOf, DeletedError, isMissing, type Revised } from './conflict.ts'

/** Number of attempts before giving up against a stream of other people's changes. */
const attempts = 5

/** A change of an entity. */
export interface Change<Values extends object, Entity extends Revised> {
  values: Values
  /** The entity that was edited. */
  base: Revised
  /** Sends the values as a change of that revision. */
  send: (values: Partial<Values>, revision: number) => SagaGenerator<Entity>
  /** Error message if somebody else has deleted the entity; the server's message by default. */
  deleted?: string
  /**
   * Brings two changes of one field together, where a value is made of parts; undefined where they
   * contradict each other. Without it a field that both have changed is a conflict.
   */
  merge?: (field: string, both: BothSides) => unknown
}

/** The values of a field that two people have changed. */
export interface BothSides {
  base: unknown
  mine: unknown
  theirs: unknown
}

const fieldOf = (entity: object, name: string): unknown =>
  (entity as Readonly<Record<string, unknown>>)[name]

/**
 * Sends a change made from one revision of an entity. Where somebody else has saved other fields
 * meanwhile (an employee's own form, another tab), only the changed fields are sent, over theirs;
 * nothing of either is lost. A field that `merge` can bring together is sent so.
 *
 * @throws ConflictError where both have changed the same field, DeletedError where it is deleted and
 * `deleted` says so; otherwise what `send` throws.
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
