'use client'
import { useRef, useState, type MouseEvent, type PointerEvent } from 'react'

/** Pixels that a pointer moves before a press becomes a drag. */
const dragDistance = 6

interface DragHandlers {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void
  onPointerMove: (event: PointerEvent<HTMLElement>) => void
  onPointerUp: (event: PointerEvent<HTMLElement>) => void
  onPointerCancel: () => void
  onClickCapture: (event: MouseEvent<HTMLElement>) => void
}

/** The state of dragging headings, and the event handlers for them. */
export interface ColumnDrag {
  dragged: string | null
  /** The column whose position the dragged one would take. */
  target: string | null
  handlers: (key: string) => DragHandlers
}

/** Returns the key of the column under the pointer. */
function columnAt(header: HTMLElement, x: number): string | null {
  const headings = [...(header.parentElement?.children ?? [])] as HTMLElement[]
  const over = headings.find((heading) => {
    const { left, right } = heading.getBoundingClientRect()
    return x >= left && x < right
  })
  return over?.dataset['key'] ?? null
}

/**
 * Makes headings draggable by mouse or pen. Touch scrolls instead; on touch screens, columns are
 * moved in the list of columns.
 */
export function useColumnDrag(onMove: (key: string, target: string) => void): ColumnDrag {
  const [drag, setDrag] = useState<{ key: string; target: string | null } | null>(null)
  const start = useRef<{ key: string; x: number } | null>(null)
  const wasDragged = useRef(false)
  const end = () => {
    start.current = null
    setDrag(null)
  }
  return {
    dragged: drag?.key ?? null,
    target: drag && drag.target !== drag.key ? drag.target : null,
    handlers: (key) => ({
      onPointerDown: (event) => {
        wasDragged.current = false
        if (event.pointerType !== 'touch' && event.button === 0)
          start.current = { key, x: event.clientX }
      },
      onPointerMove: (event) => {
        if (start.current?.key !== key) return
        if (!drag && Math.abs(event.clientX - start.current.x) < dragDistance) return
        if (!drag) event.currentTarget.setPointerCapture(event.pointerId)
        wasDragged.current = true
        setDrag({ key, target: columnAt(event.currentTarget, event.clientX) })
      },
      onPointerUp: (event) => {
        const target = drag && columnAt(event.currentTarget, event.clientX)
        if (target !== null && target !== key) onMove(key, target)
        end()
      },
      onPointerCancel: end,
      // The click at the end of a drag must not sort.
      onClickCapture: (event) => {
        if (!wasDragged.current) return
        wasDragged.current = false
        event.stopPropagation()
      },
    }),
  }
}
