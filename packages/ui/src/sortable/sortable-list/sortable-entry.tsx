'use client'
import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { GripVertical } from 'lucide-react'
import { memo, useLayoutEffect, type KeyboardEvent, type ReactElement, type ReactNode } from 'react'
import { EntryActions, type EntryActionsProps } from './entry-actions.tsx'
import { Content, Details, Entry, Handle } from './sortable-list.styles.ts'

export interface SortableEntryProps<Item> extends Omit<EntryActionsProps, 'register'> {
  item: Item
  index: number
  /** Renders the entry's contents. */
  children: (item: Item, index: number) => ReactNode
  /** Renders the details below the contents. */
  details: ((item: Item, index: number) => ReactNode) | undefined
  isInline: boolean
  /** True if users cannot move the entry. */
  isFixed: boolean
  /** Registers the handle and the buttons, so that focus can be moved to them. */
  register: (
    key: string,
    part: 'handle' | 'up' | 'down' | 'remove',
    button: HTMLButtonElement | null,
  ) => void
  /** Whether the entry was picked up by keyboard. */
  isLifted: boolean
  /** Position of this entry while any entry of the list is picked up by keyboard. */
  place: number | undefined
  onHandleKey: (key: string, event: KeyboardEvent) => void
  /**
   * Called when focus leaves the handle or a pointer presses the handle: both drop a lifted entry.
   */
  onHandleLeft: () => void
}

function AnyEntry<Item>({
  item,
  index,
  children,
  details,
  isInline,
  isFixed,
  isLifted,
  place,
  onHandleKey,
  onHandleLeft,
  ...actions
}: SortableEntryProps<Item>): ReactElement {
  const { id, name, isFirst, isLast, isDisabled, labels, register } = actions
  const {
    attributes,
    isDragging,
    listeners,
    node,
    setActivatorNodeRef,
    setNodeRef,
    transform,
    transition,
  } = useSortable({
    id,
    disabled: { draggable: isDisabled || isFixed, droppable: isDisabled },
    attributes: { roleDescription: labels.item },
  })
  const below = details?.(item, index)
  useLayoutEffect(() => {
    if (isLifted) node.current?.scrollIntoView({ block: 'nearest' })
  }, [isLifted, node, place])

  return (
    <Entry
      ref={setNodeRef}
      $isLifted={isDragging || isLifted}
      $isInline={isInline}
      style={{
        transform: CSS.Translate.toString(transform),
        transition: transition,
        // The DOM nodes are reordered only on drop, so that the handle keeps focus.
        order: place,
      }}
    >
      {!isFixed && (
        <Handle
          ref={(handle) => {
            setActivatorNodeRef(handle)
            register(id, 'handle', handle)
          }}
          {...attributes}
          {...listeners}
          onPointerDown={(event) => {
            onHandleLeft()
            listeners?.['onPointerDown']?.(event)
          }}
          onKeyDown={(event) => !isDragging && onHandleKey(id, event)}
          onBlur={onHandleLeft}
          type="button"
          aria-pressed={isLifted || attributes['aria-pressed']}
          aria-label={labels.handle(name)}
          disabled={isDisabled || (isFirst && isLast)}
        >
          <GripVertical size={16} aria-hidden="true" />
        </Handle>
      )}
      <Content>{children(item, index)}</Content>
      {!isFixed && <EntryActions {...actions} />}
      {below !== undefined && below !== null && <Details>{below}</Details>}
    </Entry>
  )
}

/**
 * One entry of a sortable list: handle, contents, and buttons to move or remove it. Memoized, so
 * that it re-renders only if a prop changes.
 */
export const SortableEntry = memo(AnyEntry) as typeof AnyEntry
