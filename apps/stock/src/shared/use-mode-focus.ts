import { focusNewScreen } from '@org/app-kit'
import { useEffect, useRef } from 'react'

/** Focuses the heading when editing starts or ends, because the pressed button disappears. */
export function useEditFocus(isEditing: boolean): void {
  const former = useRef(isEditing)
  useEffect(() => {
    if (former.current === isEditing) return
    former.current = isEditing
    return focusNewScreen()
  }, [isEditing])
}
