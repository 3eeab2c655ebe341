import { type RefObject, useEffect, useRef } from 'react'

/** Puts the keyboard into the field when it appears, where typing there is the next thing to do. */
export function useFocus(isWanted = true): RefObject<HTMLInputElement | null> {
  const ref = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isWanted) ref.current?.focus()
  }, [isWanted])
  return ref
}
