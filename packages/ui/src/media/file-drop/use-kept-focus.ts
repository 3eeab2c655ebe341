'use client'
import { useEffect, useRef, type HTMLAttributes } from 'react'

/**
 * Moves focus to the surrounding element when the focused button is removed, such as 'Cancel' after
 * an upload. Tab then continues from there rather than from the top of the page.
 */
export function useKeptFocus(): HTMLAttributes<HTMLElement> {
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true })
  })
  return {
    tabIndex: -1,
    onFocus: ({ currentTarget }) => {
      place.current = currentTarget
    },
    // React fires no blur event when the focused element is removed.
    onBlur: ({ currentTarget, relatedTarget }) => {
      if (!currentTarget.contains(relatedTarget)) place.current = null
    },
  }
}
