'use client'
import { useCallback, type ReactElement, type ReactNode } from 'react'
import { given } from '../../given.ts'
import type { RootPropsWithRef } from '../root-props.ts'
import { Item, List, Panel, Root } from './tabs.styles.ts'

export interface TabsProps extends RootPropsWithRef<HTMLDivElement> {
  /** One `TabList`, then a `TabPanel` for each of its tabs. */
  children: ReactNode
  /** Id of the chosen tab, where the page holds it. */
  selected?: string | undefined
  /** Id of the tab chosen at first, where nobody holds it. */
  defaultSelected?: string | undefined
  onSelect?: ((id: string) => void) | undefined
  /** The row of tabs above the panel (default), or a column beside it. */
  orientation?: 'horizontal' | 'vertical' | undefined
}

/** Several views of one place, one shown at a time. */
export function Tabs({
  children,
  selected,
  defaultSelected,
  onSelect,
  orientation = 'horizontal',
  ...rest
}: TabsProps): ReactElement {
  return (
    <Root
      {...given({ ...rest, selectedKey: selected, defaultSelectedKey: defaultSelected })}
      orientation={orientation}
      onSelectionChange={(key) => onSelect?.(String(key))}
    >
      {children}
    </Root>
  )
}

export interface TabListProps extends Omit<RootPropsWithRef<HTMLDivElement>, 'id'> {
  /** What the tabs choose between, for screen readers. */
  label: string
  children: ReactNode
}

/** The row of tabs: arrow keys move and choose. */
export function TabList({ label, children, ...rest }: TabListProps): ReactElement {
  return (
    <List {...given(rest)} aria-label={label}>
      {children}
    </List>
  )
}

/** Pixels of the tab before that stay in sight, as a sign that there is one. */
const edge = 56

/** Scrolls the row, and unlike scrollIntoView never the page, to a tab that is chosen from the start. */
function bringIntoSight(tab: HTMLElement) {
  const list = tab.parentElement
  if (!list || tab.getAttribute('aria-selected') !== 'true') return
  const row = list.getBoundingClientRect()
  const box = tab.getBoundingClientRect()
  if (box.left < row.left || box.right > row.right) list.scrollLeft += box.left - row.left - edge
}

export interface TabProps extends Omit<RootPropsWithRef<HTMLDivElement>, 'id'> {
  /** The id that its panel has too. */
  id: string
  children: ReactNode
  isDisabled?: boolean | undefined
}

/** One tab. The one chosen at first is never out of sight. */
export function Tab({ ref, ...props }: TabProps): ReactElement {
  const attach = useCallback(
    (tab: HTMLDivElement | null) => {
      if (tab) bringIntoSight(tab)
      if (typeof ref === 'function') return ref(tab)
      if (ref) ref.current = tab
    },
    [ref],
  )
  return (
    <Item {...given(props)} ref={attach}>
      {props.children}
    </Item>
  )
}

export interface TabPanelProps extends Omit<RootPropsWithRef<HTMLDivElement>, 'id'> {
  /** The id of the tab that shows it. */
  id: string
  children: ReactNode
  /** Keeps the contents, and what was typed there, while another tab is chosen. */
  isKept?: boolean | undefined
}

/** The view that belongs to one tab. */
export function TabPanel({ id, children, isKept = false, ...rest }: TabPanelProps): ReactElement {
  return (
    <Panel {...given(rest)} id={id} shouldForceMount={isKept}>
      {children}
    </Panel>
  )
}
