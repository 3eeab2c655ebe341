'use client'
import { useEffect, useRef, type HTMLAttributes } from 'react'

/**
 * Keeps the focus in a place whose focused button goes away, as 'Cancel' does with the upload: the
 * place itself takes it, so that the next Tab goes on from there and not from the page's top.
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
    // React tells of no blur when the focused element is taken out.
    onBlur: ({ currentTarget, relatedTarget }) => {
      if (!currentTarget.contains(relatedTarget)) place.current = null
    },
  }
}
