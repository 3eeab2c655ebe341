import type { Announcements } from '@dnd-kit/core'
import type { SortableLabels } from './sortable-labels.ts'

/** What is read out while an entry is dragged; `keys` and `names` are the entries in their order. */
export function announcements(
  keys: readonly string[],
  names: readonly string[],
  labels: SortableLabels,
): Announcements {
  const position = (id: string | number) => keys.indexOf(String(id))
  const name = (id: string | number) => names[position(id)] ?? ''
  return {
    onDragStart: ({ active }) =>
      labels.grabbed(name(active.id), position(active.id) + 1, keys.length),
    onDragOver: ({ active, over }) =>
      over ? labels.over(name(active.id), position(over.id) + 1, keys.length) : undefined,
    onDragEnd: ({ active, over }) =>
      labels.dropped(name(active.id), position((over ?? active).id) + 1, keys.length),
    onDragCancel: ({ active }) =>
      labels.cancelled(name(active.id), position(active.id) + 1, keys.length),
  }
}
