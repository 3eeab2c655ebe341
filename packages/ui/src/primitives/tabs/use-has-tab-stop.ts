'use client'
import { useLayoutEffect, useState, type RefObject } from 'react'

const focusable =
  'a[href], button, input, select, textarea, summary, iframe, audio[controls], video[controls], [contenteditable="true"], [tabindex]'

const isTabStop = (element: HTMLElement) =>
  element.tabIndex >= 0 && !element.matches(':disabled') && element.getClientRects().length > 0

/** True while something inside the element is a tab stop. */
export function useHasTabStop(ref: RefObject<HTMLElement | null>): boolean {
  const [hasTabStop, setHasTabStop] = useState(false)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const look = () =>
      setHasTabStop([...element.querySelectorAll<HTMLElement>(focusable)].some(isTabStop))
    look()
    const changes = new MutationObserver(look)
    changes.observe(element, {
      subtree: true,
      childList: true,
      attributeFilter: ['tabindex', 'disabled', 'hidden'],
    })
    return () => changes.disconnect()
  }, [ref])
  return hasTabStop
}
