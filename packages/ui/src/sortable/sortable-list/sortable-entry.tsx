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
  /** What the entry shows. */
  children: (item: Item, index: number) => ReactNode
  /** What stands under it. */
  details: ((item: Item, index: number) => ReactNode) | undefined
  isInline: boolean
  /** Gives the code that moves the focus access to the handle and the buttons. */
  register: (
    key: string,
    part: 'handle' | 'up' | 'down' | 'remove',
    button: HTMLButtonElement | null,
  ) => void
  /** The keyboard holds this entry. */
  isHeld: boolean
  /** Where the entry stands while the keyboard holds one of the list. */
  place: number | undefined
  onHandleKey: (key: string, event: KeyboardEvent) => void
  /** The focus leaves the handle, or a pointer presses it. */
  onHandleLeft: () => void
}

function AnyEntry<Item>({
  item,
  index,
  children,
  details,
  isInline,
  isHeld,
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
    disabled: isDisabled,
    attributes: { roleDescription: labels.item },
  })
  const below = details?.(item, index)
  useLayoutEffect(() => {
    if (isHeld) node.current?.scrollIntoView({ block: 'nearest' })
  }, [isHeld, node, place])

  return (
    <Entry
      ref={setNodeRef}
      $isLifted={isDragging || isHeld}
      $isInline={isInline}
      style={{
        transform: CSS.Translate.toString(transform),
        transition: transition,
        // The nodes change places only once the entry is dropped: the handle keeps the focus.
        order: place,
      }}
    >
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
        aria-pressed={isHeld || attributes['aria-pressed']}
        aria-label={labels.handle(name)}
        disabled={isDisabled || (isFirst && isLast)}
      >
        <GripVertical size={16} aria-hidden="true" />
      </Handle>
      <Content>{children(item, index)}</Content>
      <EntryActions {...actions} />
      {below !== undefined && below !== null && <Details>{below}</Details>}
    </Entry>
  )
}

/**
 * One entry of a sortable list: handle, contents, and buttons to move or remove it. It is drawn again
 * only with another item, or where a function that draws its parts is another one.
 */
export const SortableEntry = memo(AnyEntry) as typeof AnyEntry
