'use client'
import { useEffect, type RefObject } from 'react'

/** Time in which a dialog above this one returns focus, in ms. */
const returnTime = 100

/**
 * Focuses the dialog around an element again when the focused control in it has been disabled or
 * removed, as a button is once it has done its work. Browsers would leave the keyboard outside of the
 * dialog, where not even Escape reaches it.
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
        // On a slow machine what has closed, such as a list, returns the focus only in the next frame.
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
