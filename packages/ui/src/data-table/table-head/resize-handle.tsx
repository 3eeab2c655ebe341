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

/** The edge of a heading. Dragged or moved by arrow keys it changes the width; a double click takes that back. */
export function ResizeHandle<Row>({
  column,
  actions,
  label,
}: ResizeHandleProps<Row>): ReactElement {
  const { key } = column
  const [start, setStart] = useState<{ x: number; width: number } | null>(null)
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- one that can be moved is no <hr>
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
        event.stopPropagation() // The heading itself would be dragged to another place.
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
