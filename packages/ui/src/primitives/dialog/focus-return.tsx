'use client'
import { useEffect, useState } from 'react'

interface Place {
  parent: Element
  /** Which of its children led to what had the focus. */
  index: number
}

const focusable =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), [tabindex="0"]'

/** Where an element stands in the page's contents, from the inside out. */
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

/** Gives the focus to an element or to the first thing in it that takes it; false where nothing does. */
function focusWithin(element: Element | undefined): boolean {
  if (!element) return false
  const inside = element.matches(focusable) ? [element] : []
  for (const candidate of [...inside, ...element.querySelectorAll(focusable)]) {
    ;(candidate as HTMLElement).focus({ preventScroll: true })
    if (document.activeElement === candidate) return true
  }
  return false
}

/** What now stands where the lost element stood, else what is nearest around it. */
function focusNearby(places: readonly Place[]): void {
  for (const { parent, index } of places) {
    if (!parent.isConnected || parent === document.body) continue
    const { children } = parent
    if (focusWithin(children[Math.min(index, children.length - 1)]) || focusWithin(parent)) return
  }
  document.querySelector('main')?.focus({ preventScroll: true })
}

/**
 * Inside a dialog: where what had the focus before is gone or takes none when it closes, as after a
 * deletion, the focus goes to what is nearest instead of falling out of the page.
 */
export function FocusReturn(): null {
  // While it renders for the first time: a moment later the focus is inside the dialog.
  const [places] = useState(() =>
    typeof document === 'undefined' ? [] : placesOf(document.activeElement),
  )
  useEffect(() => {
    // Nothing had the focus: nothing is lost, and the next Tab begins at the page's top as before.
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
