import { useCallback, useRef } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { operationForgotten, selectOperation } from '../operations/operations-slice.ts'
import type { Conflict, Revised } from '../conflicts/conflict.ts'

/** The revision that a form edits, and who else has changed the same. */
export interface EditedEntity<Entity extends Revised | null> {
  /** The entity that the form's values were made from. */
  base: () => Entity
  /** From now on the form edits that one: it was saved, or its values were taken over. */
  rebase: (entity: NonNullable<Entity>) => void
  /** Why the last save under the key was refused; null unless it met somebody else's change. */
  conflict: (Conflict & { current: NonNullable<Entity> }) | null
}

/**
 * Remembers which revision of an entity a form edits. A newer one that reaches the store meanwhile
 * does not count as seen, so that saving cannot overwrite it unnoticed.
 *
 * @param key of the operation that saves the form.
 * @param entity that is edited; null while it is being made. Later ones are not taken over.
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
  const conflict = operation?.status === 'failed' ? operation.conflict : undefined
  // What is stored under the key's path is of the very kind that the key's work saves.
  return { base, rebase, conflict: (conflict as EditedEntity<Entity>['conflict']) ?? null }
}
