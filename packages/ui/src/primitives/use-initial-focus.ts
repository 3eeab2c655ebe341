'use client'
import { type Ref, type RefCallback, useCallback, useLayoutEffect, useRef } from 'react'
import { mergeRefs } from '../merge-refs.ts'

/**
 * Focuses a control on mount if nothing has focus, for example because the focused control was
 * removed. React Aria's `autoFocus` covers all other cases but is too late here: after a key press
 * it waits for a frame, and by then the surrounding dialog has moved the lost focus to its first
 * control.
 */
export function useInitialFocus<Element extends HTMLElement>(
  isWanted: boolean | undefined,
  ref: Ref<Element> | undefined,
): RefCallback<Element> {
  const own = useRef<Element>(null)
  const isInitiallyWanted = useRef(isWanted)
  useLayoutEffect(() => {
    if (isInitiallyWanted.current && document.activeElement === document.body) own.current?.focus()
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
