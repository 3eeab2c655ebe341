'use client'
import { useLayoutEffect, useState, type RefObject } from 'react'
import { observeSize } from './observe-size.ts'

/**
 * Whether the stage is a sheet over the edit pane. The style sheet decides this from the width of
 * the editor. The hook reads the computed style again whenever the stage's size changes.
 */
export function useIsSheet(stage: RefObject<HTMLElement | null>): boolean {
  const [isSheet, setSheet] = useState(false)
  useLayoutEffect(() => {
    const element = stage.current
    if (!element) return undefined
    return observeSize([element], () => setSheet(getComputedStyle(element).position === 'absolute'))
  }, [stage])
  return isSheet
}
