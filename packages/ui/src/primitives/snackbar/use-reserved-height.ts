'use client'
import { useLayoutEffect, type RefObject } from 'react'

const property = '--ph-snackbar-bottom'

/**
 * Sets `--ph-snackbar-bottom` on the root element: the distance in pixels from the top of the window
 * to the lower edge of the messages, 0px without messages. A layout keeps that space free, so that
 * messages which stay cover nothing.
 */
export function useReservedHeight(region: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = region.current
    if (!element) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => {
      const { height, bottom } = element.getBoundingClientRect()
      style.setProperty(property, `${height && bottom}px`)
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty(property)
    }
  }, [region])
}
