'use client'
import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core'
import {
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { useId, useState, type ReactElement, type ReactNode } from 'react'
import { labels as defaultLabels } from '../../labels.ts'
import { announcements } from '../announcements.ts'
import { moveItem } from '../move-item.ts'
import type { SortableLabels } from '../sortable-labels.ts'
import { SortableEntry } from './sortable-entry.tsx'
import { List, LiveRegion } from './sortable-list.styles.ts'
import { useMoveByButton } from './use-move-by-button.ts'

export interface SortableListProps<Item> {
  /** What the list holds, for screen readers. */
  label: string
  items: readonly Item[]
  /** A text that stays the same for one entry and differs from all others. */
  getKey: (item: Item) => string
  /** What an entry is called in announcements and on its buttons. */
  getName: (item: Item) => string
  /** Called with the whole list in its new order. */
  onReorder: (items: Item[]) => void
  children: (item: Item, index: number) => ReactNode
  /** Adds a remove button to the entries for which `canRemove` holds (default all). */
  onRemove?: ((item: Item) => void) | undefined
  canRemove?: ((item: Item) => boolean) | undefined
  isDisabled?: boolean | undefined
  labels?: SortableLabels | undefined
}

/** Pixels that a pointer must travel before a press becomes a drag. */
const activationDistance = 6

/** A list whose order is changed by dragging, by keyboard on the handle, or by buttons. */
export function SortableList<Item>({
  label,
  items,
  getKey,
  getName,
  onReorder,
  children,
  onRemove,
  canRemove = () => true,
  isDisabled = false,
  labels = defaultLabels.sortable,
}: SortableListProps<Item>): ReactElement {
  const id = useId()
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: activationDistance } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const [session] = useState({ hasMoved: false })
  const keys = items.map(getKey)
  const names = items.map(getName)

  function move(from: number, to: number) {
    onReorder(moveItem(items, from, to))
  }
  const byButton = useMoveByButton({ keys, names, move, labels })

  function drop({ active, over }: DragEndEvent) {
    if (over && over.id !== active.id) {
      move(keys.indexOf(String(active.id)), keys.indexOf(String(over.id)))
    }
  }

  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[({ transform }) => ({ ...transform, x: 0 })]}
      onDragEnd={drop}
      accessibility={{
        announcements: announcements(keys, names, labels, session),
        screenReaderInstructions: { draggable: labels.instructions },
      }}
    >
      <SortableContext items={keys} strategy={verticalListSortingStrategy}>
        <List aria-label={label}>
          {items.map((item, index) => {
            const key = getKey(item)
            return (
              <SortableEntry
                key={key}
                id={key}
                name={getName(item)}
                isFirst={index === 0}
                isLast={index === items.length - 1}
                isDisabled={isDisabled}
                labels={labels}
                onMove={(direction) => byButton.move(key, direction)}
                onRemove={onRemove && canRemove(item) ? () => onRemove(item) : undefined}
                buttonRef={(direction, button) => byButton.register(key, direction, button)}
              >
                {children(item, index)}
              </SortableEntry>
            )
          })}
        </List>
      </SortableContext>
      <LiveRegion>{byButton.announcement}</LiveRegion>
    </DndContext>
  )
}
