import { useState } from 'react'
import { useSelector } from 'react-redux'
import { selectSession } from './session-slice.ts'

/**
 * An entity that a form edits. Over unsaved work it stays when the store has it no longer, as after
 * the session's end, so that the form stays with it.
 *
 * @param id of the entity that is asked for, where that can be another one or none.
 */
export function useHeld<Entity extends { id: string }>(
  entity: Entity | null | undefined,
  id?: string | null,
): Entity | null {
  const { unsavedWork } = useSelector(selectSession)
  const [held, setHeld] = useState<Entity | null>(null)
  if (entity && entity !== held) setHeld(entity)
  if (entity) return entity
  return unsavedWork !== null && (id === undefined || held?.id === id) ? held : null
}
