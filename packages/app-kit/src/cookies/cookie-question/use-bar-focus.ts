import { type RefObject, useEffect, useState } from 'react'

/** How long to wait for a closing drawer to release the focus, in ms. */
const timeoutMilliseconds = 1000

/**
 * Moves the focus to the bar if the person opened it, and moves it back when the bar closes.
 *
 * @param isRequested false if the bar appeared by itself
 */
export function useBarFocus(ref: RefObject<HTMLElement | null>, isRequested: boolean): void {
  const [takesFocus] = useState(isRequested)
  useEffect(() => {
    const { current: bar } = ref
    const opener = takesFocus ? document.activeElement : null
    const end = performance.now() + timeoutMilliseconds
    let frame = 0
    const attempt = () => {
      bar?.focus()
      if (document.activeElement === bar || performance.now() > end) return
      frame = requestAnimationFrame(attempt)
    }
    if (takesFocus) frame = requestAnimationFrame(attempt)
    return () => {
      cancelAnimationFrame(frame)
      // If the person has moved the focus out of the bar without answering, leave it there.
      if (!bar?.contains(document.activeElement) && document.activeElement !== document.body) return
      const isBack = opener?.isConnected === true && opener !== document.body
      const target = isBack ? opener : document.querySelector('main')
      if (target instanceof HTMLElement) target.focus()
    }
  }, [ref, takesFocus])
}
