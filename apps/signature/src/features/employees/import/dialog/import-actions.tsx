import { Button } from '@org/ui/primitives'
import { useState } from 'react'
import { texts } from '#shared/texts.ts'
import { importDialogTexts } from './texts.ts'

/**
 * State of an import: no table yet (`empty`), rows that can be sent (`ready`) or cannot (`stuck`),
 * running in this tab or in another one (`elsewhere`), paused, or done.
 */
export type ImportMode = 'empty' | 'ready' | 'stuck' | 'running' | 'elsewhere' | 'paused' | 'done'

export interface ImportActionsProps {
  mode: ImportMode
  startLabel: string
  onCancel: () => void
  /** Lets the user pick another table; null if the table cannot be replaced. */
  onOtherFile: (() => void) | null
  onDrop: () => void
  onPause: () => void
  onStart: () => void
  onClose: () => void
}

/** The buttons at the bottom of the import dialog. */
export function ImportActions({
  mode,
  startLabel,
  onCancel,
  onOtherFile,
  onDrop,
  onPause,
  onStart,
  onClose,
}: ImportActionsProps) {
  // After a press, the button that replaces the pressed one receives focus; otherwise, focus stays
  // where it is.
  const [pressedIn, setPressedIn] = useState<ImportMode | null>(null)
  const hasFocus = pressedIn !== null && pressedIn !== mode
  const press = (act: () => void) => () => {
    setPressedIn(mode)
    act()
  }
  if (mode === 'done') {
    return (
      <Button variant="primary" hasInitialFocus onPress={onClose}>
        {importDialogTexts.close}
      </Button>
    )
  }
  if (mode === 'elsewhere') return <Button onPress={onClose}>{importDialogTexts.hide}</Button>
  const isDraft = onOtherFile !== null || mode === 'empty'
  return (
    <>
      {isDraft && <Button onPress={onCancel}>{texts.cancel}</Button>}
      {onOtherFile && <Button onPress={onOtherFile}>{importDialogTexts.otherFile}</Button>}
      {!isDraft && <Button onPress={onDrop}>{importDialogTexts.drop}</Button>}
      {mode === 'running' && (
        <Button hasInitialFocus={hasFocus} onPress={press(onPause)}>
          {importDialogTexts.pause}
        </Button>
      )}
      {mode !== 'running' && mode !== 'empty' && (
        <Button
          // Remounts the button in each mode, so that a double click does not press its
          // replacement.
          key={mode}
          variant="primary"
          isDisabled={mode === 'stuck'}
          hasInitialFocus={hasFocus}
          onPress={press(onStart)}
        >
          {isDraft ? startLabel : importDialogTexts.resume}
        </Button>
      )}
    </>
  )
}
