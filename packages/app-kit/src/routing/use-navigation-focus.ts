import { useEffect, useRef } from 'react'
import { useAddress } from '../address/address.ts'

/** How long to wait for the heading of a screen that is still loading, in ms. */
const patience = 10_000

/** True where the new screen has put the focus itself, as into its first field. */
function isPlaced(): boolean {
  const { activeElement } = document
  return activeElement?.tagName !== 'MAIN' && activeElement?.closest('main') != null
}

/** Focuses the heading of the screen; returns false while there is none. */
export function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return false
  // A heading takes no focus by itself, and shall not be met by the Tab key either.
  heading.tabIndex = -1
  heading.focus()
  return document.activeElement === heading
}

/**
 * Moves the focus to the heading of a new screen, once it is there. A screen that puts the focus
 * somewhere keeps it there; a person who moves it meanwhile is not interrupted.
 *
 * @returns stops waiting.
 */
export function focusNewScreen(): () => void {
  let frame = 0
  const end = performance.now() + patience
  const stop = () => {
    cancelAnimationFrame(frame)
    window.removeEventListener('keydown', stop)
    window.removeEventListener('pointerdown', stop)
  }
  // A menu that closes holds the page back for a moment, and a screen's code may still be coming.
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
 * Moves the focus to the heading of the screen that a navigation has opened, so that screen readers
 * say where one is and the Tab key goes on from there. The page's first screen is left alone:
 * browsers announce it.
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
