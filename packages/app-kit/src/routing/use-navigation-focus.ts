import { useEffect, useRef } from 'react'
import { useAddress } from '../address/address.ts'

/** How long to wait for the heading of a screen that is still loading, in ms. */
const timeoutMilliseconds = 10_000

/** True when the new screen has set focus itself, for example into its first field. */
function isPlaced(): boolean {
  const { activeElement } = document
  return activeElement?.tagName !== 'MAIN' && activeElement?.closest('main') != null
}

/**
 * Focuses the heading of the screen; returns false if there is none or it cannot be focused yet.
 */
export function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return false
  // Makes the heading focusable without adding it to the tab order.
  heading.tabIndex = -1
  heading.focus()
  return document.activeElement === heading
}

/**
 * Moves focus to the heading of a new screen when it appears. Does nothing when the screen sets
 * focus itself, or when the user presses a key or clicks first.
 *
 * @returns a function that stops waiting
 */
export function focusNewScreen(): () => void {
  let frame = 0
  const end = performance.now() + timeoutMilliseconds
  const stop = () => {
    cancelAnimationFrame(frame)
    window.removeEventListener('keydown', stop)
    window.removeEventListener('pointerdown', stop)
  }
  // Tries again in each frame, because a closing menu keeps the page inert for a moment, and a
  // screen's code may still be loading.
  const attempt = () => {
    if (isPlaced() || focusHeading() || performance.now() > end) return stop()
    frame = requestAnimationFrame(attempt)
  }
  window.addEventListener('keydown', stop)
  window.addEventListener('pointerdown', stop)
  frame = requestAnimationFrame(attempt)
  return stop
}

/**
 * Moves focus to the heading of the new screen after a navigation, so that screen readers announce
 * it and the Tab key continues from there. The first screen is skipped, because browsers announce
 * it.
 */
export function useNavigationFocus(): void {
  const { pathname } = useAddress()
  const former = useRef(pathname)
  useEffect(() => {
    if (former.current === pathname) return
    former.current = pathname
    return focusNewScreen()
  }, [pathname])
}
