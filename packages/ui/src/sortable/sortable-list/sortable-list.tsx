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
  /** What the list contains, for screen readers. */
  label: string
  items: readonly Item[]
  /** Returns a unique and stable key of an entry. */
  getKey: (item: Item) => string
  /** Returns the name of an entry for announcements and button labels. */
  getName: (item: Item) => string
  /** Called with the whole list in its new order. */
  onReorder: (items: Item[]) => void
  /**
   * Renders an entry. The list does not intercept any key in the entry's fields. Keep the function
   * stable, so that only entries whose item has changed re-render.
   */
  children: (item: Item, index: number) => ReactNode
  /**
   * Renders details below an entry, at its full width; null for none. Keep the function stable too.
   */
  details?: ((item: Item, index: number) => ReactNode) | undefined
  /**
   * Keeps the field next to the handle and the buttons even in a narrow container. Use it for
   * entries with one short field. On touch screens, where the buttons are larger, the field still
   * moves below them.
   */
  isInline?: boolean | undefined
  /** Adds a remove button to each entry for which `canRemove` returns true (default: all). */
  onRemove?: ((item: Item) => void) | undefined
  canRemove?: ((item: Item) => boolean) | undefined
  /**
   * Returns true for an entry that users do not move, such as the heading of a group. Other entries
   * can move past it into another group, except past fixed entries at the start of the list.
   */
  isFixed?: ((item: Item) => boolean) | undefined
  isDisabled?: boolean | undefined
  labels?: OwnLabels<SortableLabels> | undefined
}

/** Pixels that a pointer moves before a press becomes a drag. */
const pointer = { activationConstraint: { distance: 6 } }

/** Restricts dragging to the vertical axis. */
const upAndDown: Modifier[] = [({ transform }) => ({ ...transform, x: 0 })]

/**
 * A list that users reorder by dragging, with the keyboard on the handle, or with buttons. Every
 * move is announced with the entry's name and position, even inside a dialog. In a narrow
 * container, fields get the full width.
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
  isFixed = () => false,
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
  // A new array would make every entry re-render.
  const keys = useSameValues(items.map(getKey))
  const names = items.map(getName)
  const [announcement, announce] = useState('')
  const firstMovable = items.findIndex((item) => !isFixed(item))
  const start = Math.max(firstMovable, 0)
  const list = { items, keys, names, labels, start, onReorder, announce }
  const { act, register } = useEntryActions({ ...list, isFixed, onRemove })
  const { liftedKey, places, onKeyDown, drop } = useKeyboardMove(list)
  useOwnEscape(isDragging)
  useEdgeScroll(whole, isDragging)

  function dropDragged({ active, over }: DragEndEvent) {
    setDragging(false)
    if (over && over.id !== active.id) {
      const to = Math.max(start, keys.indexOf(String(over.id)))
      onReorder(moveItem(items, keys.indexOf(String(active.id)), to))
    }
  }

  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={upAndDown}
      // Replaced by `useEdgeScroll`: the built-in zone is a fifth of the box on each side, so a
      // short list would scroll all the time.
      autoScroll={false}
      onDragStart={() => setDragging(true)}
      onDragEnd={dropDragged}
      onDragCancel={() => setDragging(false)}
      accessibility={{
        announcements: announcements(keys, names, labels, session),
        screenReaderInstructions: { draggable: labels.instructions },
        // Inside the list's wrapper, since a dialog hides the rest of the page from screen readers.
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
                  isFirst={(place ?? index) <= start}
                  isLast={(place ?? index) === items.length - 1}
                  isFixed={isFixed(item)}
                  isDisabled={isDisabled}
                  isRemovable={onRemove !== undefined && canRemove(item)}
                  labels={labels}
                  onAct={act}
                  register={register}
                  isLifted={key === liftedKey}
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
