'use client'
import {
  closestCenter,
  DndContext,
  PointerSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
  type Modifier,
} from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { useId, useState, type ReactElement, type ReactNode } from 'react'
import { useLabels, type OwnLabels } from '../../locale/index.ts'
import type { RootPropsWithRef } from '../../primitives/root-props.ts'
import { announcements } from '../announcements.ts'
import { useSameValues } from '../../use-same-values.ts'
import { moveItem } from '../move-item.ts'
import { sortableLabels, type SortableLabels } from '../sortable.labels.ts'
import { SortableEntry } from './sortable-entry.tsx'
import { List, LiveRegion, Whole } from './sortable-list.styles.ts'
import { useEdgeScroll } from './use-edge-scroll.ts'
import { useEntryActions } from './use-entry-actions.ts'
import { useKeyboardMove } from './use-keyboard-move.ts'
import { useOwnEscape } from './use-own-escape.ts'

export interface SortableListProps<Item> extends RootPropsWithRef<HTMLUListElement> {
  /** What the list holds, for screen readers. */
  label: string
  items: readonly Item[]
  /** A text that stays the same for one entry and differs from all others. */
  getKey: (item: Item) => string
  /** What an entry is called in announcements and on its buttons. */
  getName: (item: Item) => string
  /** Called with the whole list in its new order. */
  onReorder: (items: Item[]) => void
  /**
   * What an entry shows; fields inside keep all their keys. With the same function as before, entries
   * whose item is the same object are not drawn again.
   */
  children: (item: Item, index: number) => ReactNode
  /** What stands under an entry, as wide as the whole of it; null for nothing. Keep it stable too. */
  details?: ((item: Item, index: number) => ReactNode) | undefined
  /**
   * Keeps a field beside the handle and the buttons in a narrow place too, for entries of one short
   * field. With a touch screen's larger buttons it stands below them all the same.
   */
  isInline?: boolean | undefined
  /** Adds a remove button to the entries for which `canRemove` holds (default all). */
  onRemove?: ((item: Item) => void) | undefined
  canRemove?: ((item: Item) => boolean) | undefined
  isDisabled?: boolean | undefined
  labels?: OwnLabels<SortableLabels> | undefined
}

/** Pixels that a pointer must travel before a press becomes a drag. */
const pointer = { activationConstraint: { distance: 6 } }

/** An entry stays in its list's column. */
const upAndDown: Modifier[] = [({ transform }) => ({ ...transform, x: 0 })]

/**
 * A list whose order is changed by dragging, by keyboard on the handle, or by buttons. Every move is
 * read out with the entry's name and place, also inside a dialog. In a narrow place, entries with
 * fields give them the full width.
 */
export function SortableList<Item>({
  label,
  items,
  getKey,
  getName,
  onReorder,
  children,
  details,
  isInline = false,
  onRemove,
  canRemove = () => true,
  isDisabled = false,
  labels: ownLabels,
  ...rest
}: SortableListProps<Item>): ReactElement {
  const id = useId()
  const labels = useLabels(sortableLabels, ownLabels)
  const sensors = useSensors(useSensor(PointerSensor, pointer))
  const [session] = useState({ hasMoved: false })
  const [isDragging, setDragging] = useState(false)
  const [whole, setWhole] = useState<HTMLElement | null>(null)
  // A new array would draw every entry again.
  const keys = useSameValues(items.map(getKey))
  const names = items.map(getName)
  const [announcement, announce] = useState('')
  const list = { items, keys, names, labels, onReorder, announce }
  const { act, register } = useEntryActions({ ...list, onRemove })
  const { heldKey, places, onKeyDown, drop } = useKeyboardMove(list)
  useOwnEscape(isDragging)
  useEdgeScroll(whole, isDragging)

  function dropDragged({ active, over }: DragEndEvent) {
    setDragging(false)
    if (over && over.id !== active.id) {
      onReorder(moveItem(items, keys.indexOf(String(active.id)), keys.indexOf(String(over.id))))
    }
  }

  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={upAndDown}
      // Its zone is a fifth of the scrolled area on each side, where short lists lie entirely.
      autoScroll={false}
      onDragStart={() => setDragging(true)}
      onDragEnd={dropDragged}
      onDragCancel={() => setDragging(false)}
      accessibility={{
        announcements: announcements(keys, names, labels, session),
        screenReaderInstructions: { draggable: labels.instructions },
        // Beside the list, since a dialog hides the rest of the page from screen readers.
        ...(whole ? { container: whole } : {}),
      }}
    >
      <Whole ref={setWhole}>
        <SortableContext items={keys as string[]} strategy={verticalListSortingStrategy}>
          <List {...rest} aria-label={label}>
            {items.map((item, index) => {
              const key = getKey(item)
              const place = places.get(key)
              return (
                <SortableEntry
                  key={key}
                  id={key}
                  item={item}
                  index={index}
                  name={getName(item)}
                  isFirst={(place ?? index) === 0}
                  isLast={(place ?? index) === items.length - 1}
                  isDisabled={isDisabled}
                  isRemovable={onRemove !== undefined && canRemove(item)}
                  labels={labels}
                  onAct={act}
                  register={register}
                  isHeld={key === heldKey}
                  place={place}
                  onHandleKey={onKeyDown}
                  onHandleLeft={drop}
                  details={details}
                  isInline={isInline}
                >
                  {children}
                </SortableEntry>
              )
            })}
          </List>
        </SortableContext>
        <LiveRegion>{announcement}</LiveRegion>
      </Whole>
    </DndContext>
  )
}
