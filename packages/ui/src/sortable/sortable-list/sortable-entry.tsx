'use client'
import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { ArrowDown, ArrowUp, GripVertical, Trash2 } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { IconButton } from '../../primitives/icon-button/icon-button.tsx'
import type { SortableLabels } from '../sortable-labels.ts'
import { Actions, Content, Entry, Handle } from './sortable-list.styles.ts'

export type Direction = 'up' | 'down'

export interface SortableEntryProps {
  id: string
  name: string
  isFirst: boolean
  isLast: boolean
  isDisabled: boolean
  labels: SortableLabels
  children: ReactNode
  onMove: (direction: Direction) => void
  onRemove: (() => void) | undefined
  /** Keeps the two move buttons reachable for whoever moves the focus. */
  buttonRef: (direction: Direction, button: HTMLButtonElement | null) => void
}

/** One entry of a sortable list: handle, contents, and buttons to move or remove it. */
export function SortableEntry({
  id,
  name,
  isFirst,
  isLast,
  isDisabled,
  labels,
  children,
  onMove,
  onRemove,
  buttonRef,
}: SortableEntryProps): ReactElement {
  const {
    attributes,
    isDragging,
    listeners,
    setActivatorNodeRef,
    setNodeRef,
    transform,
    transition,
  } = useSortable({
    id,
    disabled: isDisabled,
    attributes: { roleDescription: labels.item },
  })
  return (
    <Entry
      ref={setNodeRef}
      $isDragging={isDragging}
      style={{
        transform: CSS.Translate.toString(transform),
        transition: transition,
      }}
    >
      <Handle
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        type="button"
        aria-label={labels.handle(name)}
        disabled={isDisabled || (isFirst && isLast)}
      >
        <GripVertical size={16} aria-hidden="true" />
      </Handle>
      <Content>{children}</Content>
      <Actions>
        <IconButton
          label={labels.up(name)}
          isDisabled={isFirst || isDisabled}
          onPress={() => onMove('up')}
          ref={(button) => buttonRef('up', button)}
        >
          <ArrowUp size={16} aria-hidden="true" />
        </IconButton>
        <IconButton
          label={labels.down(name)}
          isDisabled={isLast || isDisabled}
          onPress={() => onMove('down')}
          ref={(button) => buttonRef('down', button)}
        >
          <ArrowDown size={16} aria-hidden="true" />
        </IconButton>
        {onRemove && (
          <IconButton label={labels.remove(name)} isDisabled={isDisabled} onPress={onRemove}>
            <Trash2 size={16} aria-hidden="true" />
          </IconButton>
        )}
      </Actions>
    </Entry>
  )
}
