import { focusNewScreen } from '@org/app-kit'
import { useEffect, useRef } from 'react'

/**
 * Focuses the heading when a page changes its mode, for example when editing starts or a count
 * ends: the pressed button disappears then, and focus would be lost.
 */
export function useModeFocus(mode: boolean): void {
  const former = useRef(mode)
  useEffect(() => {
    if (former.current === mode) return
    former.current = mode
    return focusNewScreen()
  }, [mode])
}
