'use client'
import { useLayoutEffect, useRef, type RefObject } from 'react'

/** Width in pixels from which a table that does not fit its box scrolls instead of showing cards. */
const scrollsFrom = 960

export interface ScrollBoxOptions {
  scroller: RefObject<HTMLElement | null>
  grid: RefObject<HTMLElement | null>
  /** What is shown; the table is measured when either changes. */
  rows: readonly unknown[]
  tracks: string
  /** False if rows are virtual or columns are pinned. */
  mayShowCards: boolean
  isPinnedAtEnd: boolean
}

/**
 * Measures the rendered table. If its columns are wider than their box, it shows cards
 * (`data-cards`), or scrolls (`data-overflows`) if the box is wide or columns are pinned. With
 * `data-overflows` the headings stick to the box rather than to the page. If columns are pinned at
 * the end, it also sets `--trail` to the width of the actions column.
 */
export function useScrollBox({
  scroller,
  grid,
  rows,
  tracks,
  mayShowCards,
  isPinnedAtEnd,
}: ScrollBoxOptions): void {
  const needed = useRef({ tracks, width: 0 })
  useLayoutEffect(() => {
    const box = scroller.current
    const table = grid.current
    if (!box || !table) return
    const measure = () => {
      // Cards stay until the columns would fit. Measuring columns in between would shorten the page
      // for a moment and thereby scroll it.
      const { current } = needed
      const isCards = mayShowCards && table.hasAttribute('data-cards')
      if (isCards && current.tracks === tracks && box.clientWidth < current.width) return
      table.removeAttribute('data-cards')
      const width = table.scrollWidth
      const isTooWide = width > box.clientWidth
      const showsCards = isTooWide && mayShowCards && box.clientWidth < scrollsFrom
      if (showsCards) needed.current = { tracks, width }
      table.toggleAttribute('data-cards', showsCards)
      box.toggleAttribute('data-overflows', isTooWide && !showsCards)
      // Set `--trail` only if columns are pinned: every cell inherits it, so a change recalculates
      // the styles of all cells.
      if (!isPinnedAtEnd) return
      const actions = table.querySelector<HTMLElement>('[data-part="head"] [data-part="actions"]')
      table.style.setProperty('--trail', `${actions?.offsetWidth ?? 0}px`)
    }
    measure()
    let frame = 0
    // Not in the observer, which reports an error if it changes the height of what it observes.
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(measure)
    })
    observer.observe(box)
    observer.observe(table)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [grid, isPinnedAtEnd, mayShowCards, rows, scroller, tracks])
}
