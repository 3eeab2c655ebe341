import { type RefObject, useLayoutEffect } from 'react'

/**
 * Reserves space at the end of the page for an element that covers it, so that everything else, and
 * whatever has the focus, can be scrolled into view. Layouts that fill the window subtract the CSS
 * variable `--ph-bottom-bar`, which is the height of the element.
 */
export function useSpaceBelow(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current: element } = ref
    if (!element) return
    const { documentElement: root, body } = document
    const reserve = (height: string) => {
      root.style.setProperty('--ph-bottom-bar', height)
      body.style.paddingBottom = height
      root.style.scrollPaddingBottom = height
    }
    const observer = new ResizeObserver(() => reserve(`${element.offsetHeight}px`))
    observer.observe(element)
    return () => {
      observer.disconnect()
      reserve('')
    }
  }, [ref])
}
