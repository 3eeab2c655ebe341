import { useEffect, useRef, useState } from 'react'

/**
 * Empties the search field after each added product and returns focus to the field, so that the
 * next name can be typed.
 *
 * @param isDisabled whether the field takes no input for now
 * @returns key and ref of the combobox, and a function to call after each product
 */
export function useNextSearch(isDisabled = false) {
  const [added, setAdded] = useState(0)
  const ref = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (added > 0 && !isDisabled) ref.current?.focus()
  }, [added, isDisabled])
  return { key: added, ref, next: () => setAdded((count) => count + 1) }
}
