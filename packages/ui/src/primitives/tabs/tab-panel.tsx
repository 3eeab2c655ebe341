'use client'
import { useMemo, useRef, type ReactElement, type ReactNode } from 'react'
import { mergeRefs } from '../../merge-refs.ts'
import type { RootPropsWithRef } from '../root-props.ts'
import { useTabs } from './tabs-context.ts'
import { Panel } from './tabs.styles.ts'
import { useHasTabStop } from './use-has-tab-stop.ts'

export interface TabPanelProps extends Omit<RootPropsWithRef<HTMLDivElement>, 'id'> {
  /** The id of the tab that shows this panel. */
  id: string
  children: ReactNode
  /** Keeps the contents, including typed text, while another tab is selected. */
  isKept?: boolean | undefined
}

/** The contents of one tab. */
export function TabPanel({ isKept = false, ...rest }: TabPanelProps): ReactElement | null {
  const isShown = useTabs().isSelected(rest.id)
  return isShown || isKept ? <MountedPanel {...rest} isShown={isShown} /> : null
}

interface MountedPanelProps extends Omit<TabPanelProps, 'isKept'> {
  isShown: boolean
}

function MountedPanel({ id, isShown, ref, ...rest }: MountedPanelProps): ReactElement {
  const { tabId, panelId } = useTabs()
  const panel = useRef<HTMLDivElement>(null)
  const attach = useMemo(
    () =>
      mergeRefs<HTMLDivElement>((element) => {
        panel.current = element
      }, ref),
    [ref],
  )
  const hasTabStop = useHasTabStop(panel)
  return (
    <Panel
      {...rest}
      ref={attach}
      id={panelId(id)}
      role="tabpanel"
      aria-labelledby={tabId(id)}
      hidden={!isShown}
      // The panel itself is a tab stop only if nothing in it is focusable.
      tabIndex={hasTabStop ? undefined : 0}
    />
  )
}
