'use client'
import { useEffect, type RefObject } from 'react'

/**
 * Keeps up with what only the drawn table knows: whether its columns are wider than their box, and
 * the width of the column with the actions. Headings stick to the page, or to the box where that
 * scrolls.
 */
export function useScrollBox(
  scroller: RefObject<HTMLElement | null>,
  grid: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const box = scroller.current
    const table = grid.current
    if (!box || !table) return
    const measure = () => {
      const actions = table.querySelector<HTMLElement>('[data-part="head"] [data-part="actions"]')
      table.style.setProperty('--trail', `${actions?.offsetWidth ?? 0}px`)
      box.toggleAttribute('data-overflows', table.scrollWidth > box.clientWidth)
    }
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    observer.observe(table)
    return () => observer.disconnect()
  }, [grid, scroller])
}
