'use client'
import { useEffect, useState } from 'react'

interface Place {
  parent: Element
  /** Index of the child that contained the focus. */
  index: number
}

const focusable =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), [tabindex="0"]'

/** The position of an element in the page's contents, from the inside out. */
function placesOf(element: Element | null): Place[] {
  const places: Place[] = []
  for (let node = element; node?.parentElement; node = node.parentElement) {
    if (node.matches('main, body')) break
    places.push({
      parent: node.parentElement,
      index: [...node.parentElement.children].indexOf(node),
    })
  }
  return places
}

/** Focuses an element or the first focusable one inside; false if there is none. */
function focusWithin(element: Element | undefined): boolean {
  if (!element) return false
  const inside = element.matches(focusable) ? [element] : []
  for (const candidate of [...inside, ...element.querySelectorAll(focusable)]) {
    ;(candidate as HTMLElement).focus({ preventScroll: true })
    if (document.activeElement === candidate) return true
  }
  return false
}

/** Focuses what replaced the lost element, or else what is nearest. */
function focusNearby(places: readonly Place[]): void {
  for (const { parent, index } of places) {
    if (!parent.isConnected || parent === document.body) continue
    const { children } = parent
    if (focusWithin(children[Math.min(index, children.length - 1)]) || focusWithin(parent)) return
  }
  document.querySelector('main')?.focus({ preventScroll: true })
}

/**
 * Rendered inside a dialog. If the previously focused element is gone or not focusable when the
 * dialog closes, as after a deletion, it focuses the nearest element instead of losing the focus.
 */
export function FocusReturn(): null {
  // Read in the first render: after that the focus is inside the dialog.
  const [places] = useState(() =>
    typeof document === 'undefined' ? [] : placesOf(document.activeElement),
  )
  useEffect(() => {
    // Nothing had the focus, so nothing is lost: the next Tab starts at the top of the page.
    if (places.length === 0) return
    const take = () => {
      if (document.activeElement === document.body) focusNearby(places)
    }
    return () => {
      // The overlay itself returns the focus in the frame after it closes.
      requestAnimationFrame(() => requestAnimationFrame(take))
    }
  }, [places])
  return null
}
