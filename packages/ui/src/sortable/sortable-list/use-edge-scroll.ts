'use client'
import { useEffect } from 'react'

/** Pixels from an edge of the scrolled area within which a dragged entry scrolls it. */
const zone = 48

/** Pixels per second at the edge itself. */
const fastest = 900

/** Pixels of air that stay beside the first and the last entry. */
const air = 8

/**
 * While an entry is dragged near an edge of what scrolls the list, scrolls on, but only as long as
 * entries are hidden beyond that edge: a list that is in sight stands still under the pointer, and what
 * is aimed at is where the entry lands.
 */
export function useEdgeScroll(list: HTMLElement | null, isDragging: boolean): void {
  useEffect(() => {
    if (!isDragging || !list) return
    const scrollers = scrollersOf(list)
    let pointer: number | undefined
    // An entry that is taken up near an edge and carried away from it means no scrolling there.
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

/** What scrolls the list up and down, the innermost first. */
function scrollersOf(list: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = []
  for (let parent = list.parentElement; parent; parent = parent.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(parent).overflowY)) found.push(parent)
  }
  const page = document.documentElement
  return found.includes(page) ? found : [...found, page]
}

/** Pixels to scroll within this time, negative upwards. */
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

/** The deeper in the zone, the faster; never past what is hidden. */
function reach(depth: number, hidden: number, seconds: number): number {
  if (depth <= 0 || hidden <= 0) return 0
  return Math.min(Math.ceil(fastest * Math.min(depth / zone, 1) * seconds), Math.ceil(hidden))
}
