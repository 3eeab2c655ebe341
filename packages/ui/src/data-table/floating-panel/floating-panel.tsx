'use client'
import { useRef, type ReactElement, type ReactNode } from 'react'
import { Panel } from './floating-panel.styles.ts'
import { useFloating } from './use-floating.ts'

export interface FloatingPanelProps {
  /** The toolbar button that opens the panel references this id in `aria-controls`. */
  id: string
  label: string
  onClose: () => void
  children: ReactNode
}

/** A panel that a toolbar button opens over the table, so that the rows do not move. */
export function FloatingPanel({ id, label, onClose, children }: FloatingPanelProps): ReactElement {
  const ref = useRef<HTMLElement>(null)
  useFloating(ref, id, onClose)
  return (
    <Panel ref={ref} popover="manual" id={id} aria-label={label}>
      {children}
    </Panel>
  )
}
