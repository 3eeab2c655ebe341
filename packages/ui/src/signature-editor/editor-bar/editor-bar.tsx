'use client'

import type { ReactElement, ReactNode } from 'react'
import { Bar, End, Start, Tools } from './editor-bar.styles.ts'

export interface EditorBarProps {
  /** What comes first, such as the name of the signature. */
  start?: ReactNode
  /** What is typed at the start is taken back there, and not as a step of the editor. Default true. */
  hasOwnUndo?: boolean
  /** What comes last, such as the button that saves. */
  end?: ReactNode
  /** The editor's own buttons. */
  children: ReactNode
}

/** The slim bar above the panes. Where the editor is narrow its buttons have a row of their own. */
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
