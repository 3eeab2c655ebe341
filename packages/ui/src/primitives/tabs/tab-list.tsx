'use client'
import type { KeyboardEvent, ReactElement, ReactNode } from 'react'
import type { RootPropsWithRef } from '../root-props.ts'
import { useTabs } from './tabs-context.ts'
import { List } from './tabs.styles.ts'
import { targetOfKey } from './target-of-key.ts'

export interface TabListProps extends Omit<RootPropsWithRef<HTMLDivElement>, 'id'> {
  /** Label of the tabs, for screen readers. */
  label: string
  children: ReactNode
}

/** The row of tabs. Arrow keys move focus and select. */
export function TabList({ label, children, ...rest }: TabListProps): ReactElement {
  const { orientation } = useTabs()
  return (
    <List
      {...rest}
      role="tablist"
      aria-label={label}
      aria-orientation={orientation}
      onKeyDown={moveByKey}
    >
      {children}
    </List>
  )
}

/** Moves focus along the enabled tabs and selects the focused one. */
function moveByKey(event: KeyboardEvent<HTMLElement>) {
  const { currentTarget: list, target, key } = event
  if (event.altKey || event.ctrlKey || event.metaKey) return
  const tabs = [...list.querySelectorAll<HTMLElement>('[role="tab"]:not([aria-disabled])')]
  const index = tabs.findIndex((tab) => tab === target)
  if (index === -1) return
  const next = targetOfKey(key, {
    index,
    count: tabs.length,
    isVertical: list.getAttribute('aria-orientation') === 'vertical',
    isRightToLeft: getComputedStyle(list).direction === 'rtl',
  })
  if (next === null) return
  event.preventDefault()
  tabs[next]?.focus()
  tabs[next]?.click()
}
