'use client'

import { Redo2, Undo2 } from 'lucide-react'
import type { ReactElement } from 'react'
import { IconButton } from '../../primitives/icon-button/icon-button.tsx'
import { editorTexts } from '../texts.ts'

export interface HistoryButtonsProps {
  canUndo: boolean
  canRedo: boolean
  onUndo: () => void
  onRedo: () => void
}

/** One step back, one step forward. */
export function HistoryButtons({
  canUndo,
  canRedo,
  onUndo,
  onRedo,
}: HistoryButtonsProps): ReactElement {
  return (
    <>
      <IconButton label={editorTexts.undo} isDisabled={!canUndo} onPress={onUndo}>
        <Undo2 size={16} aria-hidden />
      </IconButton>
      <IconButton label={editorTexts.redo} isDisabled={!canRedo} onPress={onRedo}>
        <Redo2 size={16} aria-hidden />
      </IconButton>
    </>
  )
}
