'use client'
import { useCallback, useId, useMemo, useRef, useState, type RefObject } from 'react'
import type { TabsOrientation, TabsState } from './tabs-context.ts'

interface TabsOptions {
  root: RefObject<HTMLElement | null>
  orientation: TabsOrientation
  selected: string | undefined
  defaultSelected: string | undefined
  onSelect: ((id: string) => void) | undefined
}

/** Manages which tab is selected, controlled or in local state. */
export function useTabsState({
  root,
  orientation,
  selected,
  defaultSelected,
  onSelect,
}: TabsOptions): TabsState {
  const prefix = useId()
  const [own, setOwn] = useState(defaultSelected)
  // Tabs render before panels, so a server can render the right panel in one pass.
  const first = useRef<string>(undefined)

  const isControlled = selected !== undefined
  const settle = useCallback(() => {
    const own = `[role="tab"][id^="${prefix}-tab-"]`
    const tabs = [...(root.current?.querySelectorAll<HTMLElement>(own) ?? [])]
    if (isControlled || tabs.length === 0) return
    const isThere = (id: string) => tabs.some(({ dataset }) => dataset['tab'] === id)
    const fallback = tabs.find((tab) => !tab.hasAttribute('aria-disabled')) ?? tabs[0]
    setOwn((id) => (id !== undefined && isThere(id) ? id : fallback?.dataset['tab']))
  }, [root, prefix, isControlled])

  return useMemo(() => {
    const current = selected ?? own
    const idOf = (part: string, id: string) => `${prefix}-${part}-${encodeURIComponent(id)}`
    return {
      orientation,
      settle,
      isSelected: (id) => id === (current ?? first.current),
      select(id) {
        if (id === current) return
        if (!isControlled) setOwn(id)
        onSelect?.(id)
      },
      offer: (id) => (first.current ??= id),
      tabId: (id) => idOf('tab', id),
      panelId: (id) => idOf('panel', id),
    }
  }, [prefix, orientation, selected, isControlled, own, onSelect, settle])
}
