'use client'
import { useRef, type ReactElement, type ReactNode } from 'react'
import { Panel } from './floating-panel.styles.ts'
import { useFloating } from './use-floating.ts'

export interface FloatingPanelProps {
  /** The button of the toolbar that opens it names this in `aria-controls`. */
  id: string
  label: string
  onClose: () => void
  children: ReactNode
}

/** What a button of the toolbar opens, over the table, so that the rows stay where they are. */
export function FloatingPanel({ id, label, onClose, children }: FloatingPanelProps): ReactElement {
  const ref = useRef<HTMLElement>(null)
  useFloating(ref, id, onClose)
  return (
    <Panel ref={ref} popover="manual" id={id} aria-label={label}>
      {children}
    </Panel>
  )
}
