'use client'
import { useState, type ReactElement } from 'react'
import { maxWidth, minWidth, widthStep } from '../columns/column-track.ts'
import type { ColumnActions, ShownColumn } from '../columns/column-types.ts'

export interface ResizeHandleProps<Row> {
  column: ShownColumn<Row>
  actions: ColumnActions
  label: string
}

const headerOf = (handle: HTMLElement) => handle.parentElement as HTMLElement

/**
 * The edge of a heading. Dragging it or pressing arrow keys resizes the column; a double click
 * restores the declared width.
 */
export function ResizeHandle<Row>({
  column,
  actions,
  label,
}: ResizeHandleProps<Row>): ReactElement {
  const { key } = column
  const [start, setStart] = useState<{ x: number; width: number } | null>(null)
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <hr> cannot be moved
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuemin={minWidth}
      aria-valuemax={maxWidth}
      aria-valuenow={column.width}
      tabIndex={-1}
      data-part="resize"
      data-active={start !== null || undefined}
      onPointerDown={(event) => {
        event.stopPropagation() // Otherwise the heading would be dragged.
        event.currentTarget.setPointerCapture(event.pointerId)
        setStart({ x: event.clientX, width: headerOf(event.currentTarget).offsetWidth })
      }}
      onPointerMove={(event) => {
        if (start) actions.resize(key, start.width + event.clientX - start.x)
      }}
      onLostPointerCapture={() => setStart(null)}
      onDoubleClick={() => actions.resetWidth(key)}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
        event.preventDefault()
        const way = event.key === 'ArrowRight' ? 1 : -1
        actions.resize(key, headerOf(event.currentTarget).offsetWidth + way * widthStep)
      }}
    />
  )
}
