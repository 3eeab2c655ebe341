import { useState } from 'react'
import { useSelector } from 'react-redux'
import { selectSession } from '../session/session-slice.ts'

/**
 * Returns the entity that a form edits. While there is unsaved work, the entity is retained after
 * it has left the store, for example when the session ends, so that the form stays open.
 *
 * @param id of the requested entity, if it can change or be null.
 */
export function useRetainedEntity<Entity extends { id: string }>(
  entity: Entity | null | undefined,
  id?: string | null,
): Entity | null {
  const { unsavedWork } = useSelector(selectSession)
  const [retained, setRetained] = useState<Entity | null>(null)
  if (entity && entity !== retained) setRetained(entity)
  if (entity) return entity
  return unsavedWork !== null && (id === undefined || retained?.id === id) ? retained : null
}
