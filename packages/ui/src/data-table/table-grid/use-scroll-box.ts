'use client'
import { useEffect, type RefObject } from 'react'

/**
 * Keeps up with what only the drawn table knows: whether its columns are wider than their box, and,
 * where columns are pinned at the end, the width of the column with the actions. Headings stick to
 * the page, or to the box where that scrolls.
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
      // Every cell inherits it: the browser would work out all their styles a second time.
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
