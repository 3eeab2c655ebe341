import type { SortableLabels } from './sortable.labels.ts'

interface Place {
  id: string | number
}

interface DragEvent {
  active: Place
  over: Place | null
}

/** The announcements at each stage of a drag; `undefined` announces nothing. */
export interface DragAnnouncements {
  onDragStart: (event: Pick<DragEvent, 'active'>) => string
  onDragOver: (event: DragEvent) => string | undefined
  onDragEnd: (event: DragEvent) => string
  onDragCancel: (event: DragEvent) => string
}

/** State that the announcements of a drag share. */
export interface DragSession {
  /** Whether the entry has been over a different position since it was grabbed. */
  hasMoved: boolean
}

/** Creates the announcements for a drag; `keys` and `names` are in the order of the entries. */
export function announcements(
  keys: readonly string[],
  names: readonly string[],
  labels: SortableLabels,
  session: DragSession,
): DragAnnouncements {
  const position = (id: string | number) => keys.indexOf(String(id))
  const name = (id: string | number) => names[position(id)] ?? ''
  return {
    onDragStart({ active }) {
      session.hasMoved = false
      return labels.grabbed(name(active.id), position(active.id) + 1, keys.length)
    },
    onDragOver({ active, over }) {
      // When an entry is grabbed, it is first over its own position. Announcing that would
      // interrupt the first announcement.
      if (!over || (over.id === active.id && !session.hasMoved)) return undefined
      session.hasMoved = true
      return labels.over(name(active.id), position(over.id) + 1, keys.length)
    },
    onDragEnd: ({ active, over }) =>
      labels.dropped(name(active.id), position((over ?? active).id) + 1, keys.length),
    onDragCancel: ({ active }) =>
      labels.cancelled(name(active.id), position(active.id) + 1, keys.length),
  }
}
