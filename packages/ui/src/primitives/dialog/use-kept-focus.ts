'use client'
import { useEffect, type RefObject } from 'react'

/** How long to wait for an overlay above the dialog to return focus, in ms. */
const returnTime = 100

/**
 * Focuses the dialog around an element when the dialog's focused control is disabled or removed, as
 * a button may be after its action. Otherwise focus would be outside the dialog, where Escape no
 * longer closes it.
 */
export function useKeptFocus(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const dialog = ref.current?.closest<HTMLElement>('[role="dialog"], [role="alertdialog"]')
    if (!dialog) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const isLost = () => dialog.isConnected && document.activeElement === document.body
    const take = () => {
      if (isLost()) dialog.focus({ preventScroll: true })
    }
    const observer = new MutationObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        // On a slow machine, an overlay that has closed, such as a list, returns focus only in the
        // next frame.
        if (isLost()) requestAnimationFrame(() => requestAnimationFrame(take))
      }, returnTime)
    })
    observer.observe(dialog, { subtree: true, childList: true, attributeFilter: ['disabled'] })
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [ref])
}
