'use client'
import { useEffect, type RefObject } from 'react'

/**
 * Tracks what only the rendered table knows: whether its columns are wider than their box and, if
 * columns are pinned at the end, the width of the actions column. Headings stick to the page, or to
 * the box if that scrolls.
 */
export function useScrollBox(
  scroller: RefObject<HTMLElement | null>,
  grid: RefObject<HTMLElement | null>,
  isPinnedAtEnd: boolean,
): void {
  useEffect(() => {
    const box = scroller.current
    const table = grid.current
    if (!box || !table) return
    const measure = () => {
      box.toggleAttribute('data-overflows', table.scrollWidth > box.clientWidth)
      // Set only if needed: every cell inherits it, so the browser recalculates the styles of all
      // cells.
      if (!isPinnedAtEnd) return
      const actions = table.querySelector<HTMLElement>('[data-part="head"] [data-part="actions"]')
      table.style.setProperty('--trail', `${actions?.offsetWidth ?? 0}px`)
    }
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    observer.observe(table)
    return () => observer.disconnect()
  }, [grid, isPinnedAtEnd, scroller])
}
