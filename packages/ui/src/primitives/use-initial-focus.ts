'use client'
import { type Ref, type RefCallback, useCallback, useLayoutEffect, useRef } from 'react'
import { mergeRefs } from '../merge-refs.ts'

/**
 * Gives the focus at once where the control that had it was taken away. React Aria's `autoFocus`,
 * which does the rest, waits for a frame after a press by key, and by then a dialog has given the
 * focus that nothing had to its own first control.
 */
export function useInitialFocus<Element extends HTMLElement>(
  isWanted: boolean | undefined,
  ref: Ref<Element> | undefined,
): RefCallback<Element> {
  const own = useRef<Element>(null)
  const isWantedAtFirst = useRef(isWanted)
  useLayoutEffect(() => {
    if (isWantedAtFirst.current && document.activeElement === document.body) own.current?.focus()
  }, [])
  return useCallback(
    (element) => {
      const keep = (kept: Element | null) => {
        own.current = kept
      }
      mergeRefs(keep, ref)(element)
    },
    [ref],
  )
}
