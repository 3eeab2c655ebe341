'use client'
import { useLayoutEffect, useRef, type ReactElement, type ReactNode } from 'react'
import { given } from '../../given.ts'
import { Item, List, Panel, Root } from './tabs.styles.ts'

export interface TabsProps {
  /** One `TabList`, then a `TabPanel` for each of its tabs. */
  children: ReactNode
  /** Id of the chosen tab, where the page holds it. */
  selected?: string | undefined
  /** Id of the tab chosen at first, where nobody holds it. */
  defaultSelected?: string | undefined
  onSelect?: ((id: string) => void) | undefined
}

/** Several views of one place, one shown at a time. */
export function Tabs({ children, selected, defaultSelected, onSelect }: TabsProps): ReactElement {
  return (
    <Root
      {...given({ selectedKey: selected, defaultSelectedKey: defaultSelected })}
      onSelectionChange={(key) => onSelect?.(String(key))}
    >
      {children}
    </Root>
  )
}

/** Pixels of the tab before that stay in sight, as a sign that there is one. */
const edge = 56

export interface TabListProps {
  /** What the tabs choose between, for screen readers. */
  label: string
  children: ReactNode
}

/** The row of tabs: arrow keys move and choose. The one chosen at first is never out of sight. */
export function TabList({ label, children }: TabListProps): ReactElement {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const list = ref.current
    const chosen = list?.querySelector('[aria-selected="true"]')
    if (!list || !chosen) return
    // Unlike scrollIntoView, this leaves the page where it is.
    const { left, right } = list.getBoundingClientRect()
    const tab = chosen.getBoundingClientRect()
    if (tab.left < left || tab.right > right) list.scrollLeft += tab.left - left - edge
  }, [])
  return (
    <List ref={ref} aria-label={label}>
      {children}
    </List>
  )
}

export interface TabProps {
  /** The id that its panel has too. */
  id: string
  children: ReactNode
  isDisabled?: boolean | undefined
}

/** One tab. */
export function Tab(props: TabProps): ReactElement {
  return <Item {...given(props)}>{props.children}</Item>
}

export interface TabPanelProps {
  /** The id of the tab that shows it. */
  id: string
  children: ReactNode
  /** Keeps the contents, and what was typed there, while another tab is chosen. */
  isKept?: boolean | undefined
}

/** The view that belongs to one tab. */
export function TabPanel({ id, children, isKept = false }: TabPanelProps): ReactElement {
  return (
    <Panel id={id} shouldForceMount={isKept}>
      {children}
    </Panel>
  )
}
