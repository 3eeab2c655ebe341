'use client'
import { useMemo, useRef, type ReactElement, type ReactNode } from 'react'
import { mergeRefs } from '../../merge-refs.ts'
import type { RootPropsWithRef } from '../root-props.ts'
import { TabsContext, type TabsOrientation } from './tabs-context.ts'
import { Root } from './tabs.styles.ts'
import { useTabsState } from './use-tabs-state.ts'

export interface TabsProps extends RootPropsWithRef<HTMLDivElement> {
  /** One `TabList`, then a `TabPanel` for each of its tabs. */
  children: ReactNode
  /** Id of the selected tab, if controlled. */
  selected?: string | undefined
  /** Id of the initially selected tab, if uncontrolled. */
  defaultSelected?: string | undefined
  onSelect?: ((id: string) => void) | undefined
  /** The row of tabs above the panel (default), or a column next to it. */
  orientation?: TabsOrientation | undefined
}

/** Several views, one visible at a time. */
export function Tabs({
  children,
  selected,
  defaultSelected,
  onSelect,
  orientation = 'horizontal',
  ref,
  ...rest
}: TabsProps): ReactElement {
  const root = useRef<HTMLDivElement>(null)
  const attach = useMemo(
    () =>
      mergeRefs<HTMLDivElement>((element) => {
        root.current = element
      }, ref),
    [ref],
  )
  const state = useTabsState({ root, orientation, selected, defaultSelected, onSelect })
  return (
    <TabsContext value={state}>
      <Root {...rest} ref={attach} data-orientation={orientation}>
        {children}
      </Root>
    </TabsContext>
  )
}
