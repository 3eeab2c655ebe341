'use client'

import { Redo2, Undo2 } from 'lucide-react'
import { memo, useEffect, useRef } from 'react'
import type { ReactElement } from 'react'
import { IconButton } from '../../primitives/icon-button/icon-button.tsx'
import { useEditorTexts } from '../model/use-editor-texts.ts'

export interface HistoryButtonsProps {
  canUndo: boolean
  canRedo: boolean
  onUndo: () => void
  onRedo: () => void
}

/** The undo and redo buttons. */
export const HistoryButtons = memo(function HistoryButtons({
  canUndo,
  canRedo,
  onUndo,
  onRedo,
}: HistoryButtonsProps): ReactElement {
  const editorTexts = useEditorTexts()
  const undoRef = useRef<HTMLButtonElement>(null)
  const redoRef = useRef<HTMLButtonElement>(null)
  const pressed = useRef<'undo' | 'redo' | null>(null)

  useEffect(() => {
    // The last step disables the pressed button, so focus moves to the other one.
    if (pressed.current === 'undo' && !canUndo) redoRef.current?.focus()
    if (pressed.current === 'redo' && !canRedo) undoRef.current?.focus()
    pressed.current = null
  }, [canUndo, canRedo])

  return (
    <>
      <IconButton
        ref={undoRef}
        label={editorTexts.undo}
        isDisabled={!canUndo}
        onPress={() => {
          pressed.current = 'undo'
          onUndo()
        }}
      >
        <Undo2 size={16} aria-hidden />
      </IconButton>
      <IconButton
        ref={redoRef}
        label={editorTexts.redo}
        isDisabled={!canRedo}
        onPress={() => {
          pressed.current = 'redo'
          onRedo()
        }}
      >
        <Redo2 size={16} aria-hidden />
      </IconButton>
    </>
  )
})
