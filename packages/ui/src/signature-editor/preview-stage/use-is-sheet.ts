'use client'
import { useLayoutEffect, useState, type RefObject } from 'react'
import { observeSize } from './observe-size.ts'

/**
 * Whether the stage lies over the edit pane as a sheet. The style sheet decides so by the width of
 * the editor, wherever that stands, and is asked anew with each width of the stage.
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
