'use client'
import { useEffect, useState } from 'react'

interface Place {
  parent: Element
  /** Index of the child that contained focus. */
  index: number
}

const focusable =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), [tabindex="0"]'

/**
 * Returns the focused element's position in each of its ancestors below `main`, innermost first;
 * null if nothing has focus. `main` itself is left out: if no ancestor below it remains, the page
 * was replaced, and no element is near the old position.
 */
function placesOf(element: Element | null): Place[] | null {
  if (element === null || element === document.body) return null
  const places: Place[] = []
  for (let node = element; node.parentElement; node = node.parentElement) {
    const parent = node.parentElement
    if (parent.matches('main, body')) break
    places.push({ parent, index: [...parent.children].indexOf(node) })
  }
  return places
}

/** Focuses an element, or else the first focusable one inside; returns false if there is none. */
function focusWithin(element: Element | undefined): boolean {
  if (!element) return false
  const inside = element.matches(focusable) ? [element] : []
  for (const candidate of [...inside, ...element.querySelectorAll(focusable)]) {
    ;(candidate as HTMLElement).focus({ preventScroll: true })
    if (document.activeElement === candidate) return true
  }
  return false
}

/** Focuses the page's heading if the element contains it, otherwise returns false. */
function focusHeading(element: Element): boolean {
  const heading = element.querySelector('h1')
  if (!heading) return false
  // Makes it focusable without adding it to the tab order.
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  return true
}

/**
 * Focuses the element that took the place of the removed element, or else the nearest focusable
 * element or the page's heading.
 */
function focusNearby(places: readonly Place[]): void {
  for (const { parent, index } of places) {
    if (!parent.isConnected) continue
    const { children } = parent
    if (focusWithin(children[Math.min(index, children.length - 1)]) || focusWithin(parent)) return
    if (focusHeading(parent)) return
  }
  const main = document.querySelector('main')
  if (main && !focusHeading(main)) main.focus({ preventScroll: true })
}

/**
 * Restores focus after the dialog that contains this component closes. If the previously focused
 * element is gone or not focusable, as after a deletion, the nearest element gets focus.
 */
export function FocusReturn(): null {
  // Read in the first render: after that, focus is inside the dialog.
  const [places] = useState(() =>
    typeof document === 'undefined' ? null : placesOf(document.activeElement),
  )
  useEffect(() => {
    // Nothing had focus, so nothing is lost: the next Tab starts at the top of the page.
    if (places === null) return
    const take = () => {
      if (document.activeElement === document.body) focusNearby(places)
    }
    return () => {
      // The overlay itself returns focus in the frame after it closes.
      requestAnimationFrame(() => requestAnimationFrame(take))
    }
  }, [places])
  return null
}
