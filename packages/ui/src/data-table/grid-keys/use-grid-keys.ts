'use client'
import {
  useEffect,
  useLayoutEffect,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react'
import { cellAt, cellOf, controlsOf, makeEntry, placeOf } from './grid-dom.ts'
import { followRowLink, rowLink } from '../row-links/follow-row-link.ts'
import { nextPlace, type GridPlace } from './next-place.ts'

export interface GridKeysOptions {
  grid: RefObject<HTMLElement | null>
  /** Total number of rows, including the headings. */
  rows: number
  columns: number
  rowsInView: () => number
  /** Scrolls a row into view; virtual rows outside the view are not rendered. */
  scrollToRow: (row: number) => void
  onSelectAll: (() => void) | undefined
  /** Whether Enter in a cell follows the row's link, unless the cell has other controls. */
  hasRowLinks: boolean
  /**
   * Elements before and after the cells. To leave the grid, Tab first focuses one of them, and the
   * browser moves focus on from there.
   */
  before: RefObject<HTMLElement | null>
  after: RefObject<HTMLElement | null>
}

export interface GridKeys {
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  onFocus: (event: FocusEvent<HTMLElement>) => void
  onBlur: () => void
}

/**
 * Implements the keyboard navigation of the WAI-ARIA grid pattern: Tab enters the grid at one cell;
 * Tab on a cell leaves the grid; arrows and similar keys move between cells; Enter and F2 move to a
 * cell's controls; Escape moves back to the cell. Where rows are links, Enter opens the row. Only
 * the grid has event handlers, so whatever an application renders into a cell stays untouched.
 */
export function useGridKeys(options: GridKeysOptions): GridKeys {
  const { grid, before, after } = options
  const active = useRef<GridPlace>({ row: 0, column: 0 })
  const hasFocus = useRef(false)
  const isTabbing = useTabbing()

  const focusPlace = (place: GridPlace, attempts = 10) => {
    const cell = grid.current && cellAt(grid.current, place)
    active.current = place
    if (cell) cell.focus()
    else if (attempts > 0) {
      options.scrollToRow(place.row)
      requestAnimationFrame(() => focusPlace(place, attempts - 1))
    }
  }

  // Tab enters at the last focused cell, or the nearest remaining one.
  useLayoutEffect(() => {
    if (!grid.current) return
    const row = Math.min(active.current.row, options.rows - 1)
    const column = Math.min(active.current.column, options.columns - 1)
    const cell = cellAt(grid.current, { row, column }) ?? cellAt(grid.current, { row: 0, column })
    if (!cell) return
    makeEntry(grid.current, cell)
    // The focused row was removed without a blur event: keep the user's position.
    if (hasFocus.current && document.activeElement === document.body) cell.focus()
  })

  const leave = (isBackwards: boolean) => {
    const exit = isBackwards ? before.current : after.current
    exit?.focus() // No preventDefault: the browser moves focus on from here.
  }

  const onCellKey = (event: KeyboardEvent<HTMLElement>, cell: HTMLElement) => {
    const place = placeOf(cell)
    const next = nextPlace(event, place, { ...options, rowsInView: options.rowsInView() })
    if (next) {
      event.preventDefault()
      focusPlace(next)
    } else if (event.key === 'Tab') leave(event.shiftKey)
    else if (event.key === 'F2' || event.key === 'Enter') {
      const [control, ...others] = controlsOf(cell)
      const row = cell.closest('[data-place]')
      const isRowLink = others.length === 0 && control === rowLink(row)
      const isOpening = event.key === 'Enter' && options.hasRowLinks && (!control || isRowLink)
      if (!(isOpening && followRowLink(row, event))) {
        if (!control) return
        control.focus()
      }
      event.preventDefault()
    } else if (event.key === ' ') {
      event.preventDefault()
      const { shiftKey } = event
      const box = cell.parentElement?.querySelector('[data-part="check"] input')
      box?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey }))
    } else if (event.key === 'a' && (event.ctrlKey || event.metaKey) && options.onSelectAll) {
      event.preventDefault()
      options.onSelectAll()
    }
  }

  const onControlKey = (event: KeyboardEvent<HTMLElement>, cell: HTMLElement) => {
    if (event.key === 'Escape' || event.key === 'F2') {
      event.preventDefault()
      cell.focus()
    } else if (event.key === 'Tab') {
      const inside = controlsOf(cell)
      const at = inside.indexOf(event.target as HTMLElement) + (event.shiftKey ? -1 : 1)
      if (!inside[at]) return leave(event.shiftKey)
      event.preventDefault()
      inside[at].focus()
    }
  }

  return {
    onKeyDown: (event) => {
      const target = event.target as HTMLElement
      // React events also bubble here from portals, such as a menu that a cell opened.
      if (event.defaultPrevented || !grid.current?.contains(target)) return
      const cell = cellOf(target)
      if (cell) (target === cell ? onCellKey : onControlKey)(event, cell)
    },
    onBlur: () => {
      hasFocus.current = false
    },
    onFocus: (event) => {
      const target = event.target as HTMLElement
      const cell = grid.current?.contains(target) ? cellOf(target) : null
      if (!cell || !grid.current) return
      const isEntering = !grid.current.contains(event.relatedTarget)
      if (isEntering && isTabbing.current && cell.tabIndex !== 0) {
        grid.current.querySelector<HTMLElement>('[aria-colindex][tabindex="0"]')?.focus()
        return
      }
      hasFocus.current = true
      active.current = placeOf(cell)
      makeEntry(grid.current, cell)
    },
  }
}

/** Whether the user's last input was the Tab key. */
function useTabbing(): RefObject<boolean> {
  const isTabbing = useRef(false)
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      isTabbing.current = event.key === 'Tab'
    }
    const onPointer = () => {
      isTabbing.current = false
    }
    document.addEventListener('keydown', onKey, true)
    document.addEventListener('pointerdown', onPointer, true)
    return () => {
      document.removeEventListener('keydown', onKey, true)
      document.removeEventListener('pointerdown', onPointer, true)
    }
  }, [])
  return isTabbing
}
