'use client'
import { useEffect, type RefObject } from 'react'

/**
 * Measures the rendered table: sets `data-overflows` if its columns are wider than their box and,
 * if columns are pinned at the end, `--trail` to the width of the actions column. With
 * `data-overflows` the box scrolls, and the headings stick to it rather than to the page.
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
      // Set `--trail` only if columns are pinned: every cell inherits it, so a change recalculates
      // the styles of all cells.
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
