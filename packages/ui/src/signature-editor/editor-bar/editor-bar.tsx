'use client'

import type { ReactElement, ReactNode } from 'react'
import { Bar, End, Start, Tools } from './editor-bar.styles.ts'

export interface EditorBarProps {
  /** First content of the bar, for example a field for the signature's name. */
  start?: ReactNode
  /**
   * Whether fields in `start` have their own undo, separate from the editor's history. Default
   * true.
   */
  hasOwnUndo?: boolean
  /** Content at the end of the bar, for example the save button. */
  end?: ReactNode
  /** The editor's own buttons. */
  children: ReactNode
}

/** The slim bar above the panes. In a narrow editor, its buttons are on a second row. */
export function EditorBar({
  start,
  hasOwnUndo = true,
  end,
  children,
}: EditorBarProps): ReactElement {
  return (
    <Bar>
      {start !== undefined && <Start data-own-undo={hasOwnUndo ? '' : undefined}>{start}</Start>}
      <Tools>{children}</Tools>
      {end !== undefined && <End data-own-undo>{end}</End>}
    </Bar>
  )
}
