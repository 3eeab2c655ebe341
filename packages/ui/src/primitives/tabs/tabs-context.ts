'use client'
import { createContext, use } from 'react'

export type TabsOrientation = 'horizontal' | 'vertical'

/** What the parts of a `Tabs` share. */
export interface TabsState {
  orientation: TabsOrientation
  isSelected: (id: string) => boolean
  select: (id: string) => void
  /** Called by each tab as it renders: the first one is selected where nothing else is. */
  offer: (id: string) => void
  /** Called by tabs that come or go: if the selected one is gone, selects the first. */
  settle: () => void
  /** Ids of the elements, for the aria attributes that refer to them. */
  tabId: (id: string) => string
  panelId: (id: string) => string
}

export const TabsContext = createContext<TabsState | null>(null)

export function useTabs(): TabsState {
  const state = use(TabsContext)
  if (!state) throw new Error('TabList, Tab and TabPanel only work inside Tabs: wrap them in one.')
  return state
}
