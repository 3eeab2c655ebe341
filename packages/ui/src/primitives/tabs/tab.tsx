'use client'
import { useCallback, useEffect, type ReactElement, type ReactNode } from 'react'
import type { RootPropsWithRef } from '../root-props.ts'
import { useTabs } from './tabs-context.ts'
import { Item } from './tabs.styles.ts'

/** Pixels of the previous tab that stay visible, to show that there is one. */
const edge = 56

/**
 * Scrolls the row to an initially selected tab. Unlike `scrollIntoView` it never scrolls the page.
 */
function bringIntoSight(tab: HTMLElement) {
  const list = tab.parentElement
  if (!list || tab.getAttribute('aria-selected') !== 'true') return
  const row = list.getBoundingClientRect()
  const box = tab.getBoundingClientRect()
  if (box.left < row.left || box.right > row.right) list.scrollLeft += box.left - row.left - edge
}

export interface TabProps extends Omit<RootPropsWithRef<HTMLDivElement>, 'id'> {
  /** The id, shared with its panel. */
  id: string
  children: ReactNode
  isDisabled?: boolean | undefined
}

/** One tab. An initially selected tab is always scrolled into view. */
export function Tab({ id, isDisabled = false, ref, ...rest }: TabProps): ReactElement {
  const { isSelected, select, offer, settle, tabId, panelId } = useTabs()
  if (!isDisabled) offer(id)
  useEffect(() => {
    settle()
    return settle
  }, [settle])
  const attach = useCallback(
    (tab: HTMLDivElement | null) => {
      if (tab) bringIntoSight(tab)
      if (typeof ref === 'function') return ref(tab)
      if (ref) ref.current = tab
    },
    [ref],
  )
  const shared = {
    ...rest,
    ref: attach,
    id: tabId(id),
    role: 'tab',
    'data-tab': id,
    'aria-selected': isSelected(id),
    'aria-controls': isSelected(id) ? panelId(id) : undefined,
  }
  if (isDisabled) {
    // Prevents a press from moving focus.
    return <Item {...shared} aria-disabled onMouseDown={(event) => event.preventDefault()} />
  }
  return <Item {...shared} tabIndex={isSelected(id) ? 0 : -1} onClick={() => select(id)} />
}
