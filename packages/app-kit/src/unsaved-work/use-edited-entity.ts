import { useCallback, useRef } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { FieldRefusals } from '../operations/refused-fields.ts'
import { operationForgotten, selectOperation } from '../operations/operations-slice.ts'
import type { Conflict, Revised } from '../conflicts/conflict.ts'

/** The revision that a form edits, and a conflict with somebody else's change. */
export interface EditedEntity<Entity extends Revised | null> {
  /** Returns the entity that the form's values are based on. */
  base: () => Entity
  /**
   * Continues from a newer revision after it was saved, or after its values were loaded into the
   * form.
   */
  rebase: (entity: NonNullable<Entity>) => void
  /** The conflict that made the last save fail; null if there was none. */
  conflict: (Conflict & { current: NonNullable<Entity> }) | null
  /** The fields that the API rejected in the last save; null if it named none. */
  refusals: FieldRefusals | null
}

/**
 * Remembers which revision of an entity a form edits. A newer revision that reaches the store later
 * does not count as seen, so that saving cannot overwrite it unnoticed.
 *
 * @param key of the operation that saves the form.
 * @param entity that is edited; null while it is being created. Later values are ignored.
 */
export function useEditedEntity<Entity extends Revised | null>(
  key: string,
  entity: Entity,
): EditedEntity<Entity> {
  const dispatch = useDispatch()
  const edited = useRef(entity)
  const operation = useSelector(selectOperation(key))
  const base = useCallback(() => edited.current, [])
  const rebase = useCallback(
    (newest: NonNullable<Entity>) => {
      edited.current = newest
      dispatch(operationForgotten(key))
    },
    [dispatch, key],
  )
  const failure = operation?.status === 'failed' ? operation : null
  // The cast is safe, because the operation with this key saves this type of entity.
  const conflict = (failure?.conflict as EditedEntity<Entity>['conflict'] | undefined) ?? null
  return { base, rebase, conflict, refusals: failure?.fields ?? null }
}
