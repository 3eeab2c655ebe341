'use client'
import { createContext, use } from 'react'

export type TabsOrientation = 'horizontal' | 'vertical'

/** The state that the parts of a `Tabs` share. */
export interface TabsState {
  orientation: TabsOrientation
  isSelected: (id: string) => boolean
  select: (id: string) => void
  /**
   * Called by each enabled tab as it renders. The first tab to call it is selected if no other tab
   * is selected.
   */
  offer: (id: string) => void
  /**
   * Called by tabs when they mount or unmount. Selects the first enabled tab if the selected one is
   * gone.
   */
  settle: () => void
  /** Element ids, for ARIA attributes. */
  tabId: (id: string) => string
  panelId: (id: string) => string
}

export const TabsContext = createContext<TabsState | null>(null)

export function useTabs(): TabsState {
  const state = use(TabsContext)
  if (!state) throw new Error('TabList, Tab and TabPanel only work inside Tabs: wrap them in one.')
  return state
}
