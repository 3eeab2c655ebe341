'use client'
import { useEffect } from 'react'

/**
 * Scrolling starts when the pointer is closer than this to an edge of the scrolling box, in pixels.
 */
const zone = 48

/** Maximum speed in pixels per second, at the edge itself. */
const fastest = 900

/** Space in pixels to leave visible before the first and after the last entry. */
const air = 8

/**
 * Scrolls while an entry is dragged near an edge of a scrolling ancestor, but only while entries
 * are hidden beyond that edge: a fully visible list does not move under the pointer, so entries
 * land where the user aims.
 */
export function useEdgeScroll(list: HTMLElement | null, isDragging: boolean): void {
  useEffect(() => {
    if (!isDragging || !list) return
    const scrollers = scrollersOf(list)
    let pointer: number | undefined
    // Grabbing an entry near an edge and dragging it away from that edge must not scroll.
    let intent = { up: false, down: false }
    let last = performance.now()
    let frame = requestAnimationFrame(function scroll(now) {
      frame = requestAnimationFrame(scroll)
      const seconds = Math.min(now - last, 100) / 1000
      last = now
      if (pointer === undefined) return
      for (const scroller of scrollers) {
        const distance = distanceTo(list, scroller, pointer, seconds)
        if (distance === 0 || !intent[distance < 0 ? 'up' : 'down']) continue
        const before = scroller.scrollTop
        scroller.scrollBy({ top: distance, behavior: 'instant' })
        if (scroller.scrollTop !== before) return
      }
    })
    const follow = ({ clientY }: PointerEvent) => {
      const moved = clientY - (pointer ?? clientY)
      intent = { up: intent.up || moved < 0, down: intent.down || moved > 0 }
      pointer = clientY
    }
    document.addEventListener('pointermove', follow)
    return () => {
      cancelAnimationFrame(frame)
      document.removeEventListener('pointermove', follow)
    }
  }, [list, isDragging])
}

/** Returns the scrolling ancestors of the list, innermost first. */
function scrollersOf(list: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = []
  for (let parent = list.parentElement; parent; parent = parent.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(parent).overflowY)) found.push(parent)
  }
  const page = document.documentElement
  return found.includes(page) ? found : [...found, page]
}

/** Returns how many pixels to scroll in the elapsed time; negative means upwards. */
function distanceTo(list: HTMLElement, scroller: HTMLElement, pointer: number, seconds: number) {
  const isPage = scroller === document.documentElement
  const box = scroller.getBoundingClientRect()
  const top = isPage ? 0 : Math.max(box.top, 0)
  const bottom = isPage ? innerHeight : Math.min(box.bottom, innerHeight)
  const entries = list.getBoundingClientRect()
  const upwards = reach(top + zone - pointer, top + air - entries.top, seconds)
  return upwards > 0
    ? -upwards
    : reach(pointer - (bottom - zone), entries.bottom - (bottom - air), seconds)
}

/**
 * Returns how many pixels to scroll towards one edge: more when the pointer is closer to that edge,
 * but never more than is hidden.
 */
function reach(depth: number, hidden: number, seconds: number): number {
  if (depth <= 0 || hidden <= 0) return 0
  return Math.min(Math.ceil(fastest * Math.min(depth / zone, 1) * seconds), Math.ceil(hidden))
}
