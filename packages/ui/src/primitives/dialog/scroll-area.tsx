'use client'
import { useEffect, useRef, type ReactElement, type ReactNode } from 'react'
import { Content } from './dialog.styles.ts'
import { useKeptFocus } from './use-kept-focus.ts'

/**
 * The scrolling part of a dialog. If nothing in it is focusable, it becomes focusable itself, so
 * that arrow keys can scroll it.
 */
export function ScrollArea({ children }: { children: ReactNode }): ReactElement {
  const ref = useRef<HTMLDivElement>(null)
  useKeptFocus(ref)
  useEffect(() => {
    const area = ref.current
    if (!area) return
    const observer = new ResizeObserver(() => {
      const scrolls = area.scrollHeight > area.clientHeight
      const hasFocusable = area.querySelector('a, button, input, select, textarea') !== null
      if (scrolls && !hasFocusable) area.tabIndex = 0
      else area.removeAttribute('tabindex')
    })
    observer.observe(area)
    for (const child of area.children) observer.observe(child)
    return () => observer.disconnect()
  }, [children])
  return <Content ref={ref}>{children}</Content>
}
