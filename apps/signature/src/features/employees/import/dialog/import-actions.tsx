import { Button } from '@org/ui/primitives'
import { useState } from 'react'
import { texts } from '#shared/texts.ts'
import { importTexts } from '../texts.ts'

/**
 * Where an import stands: no table yet, rows that can be sent or cannot (`stuck`), one that runs here
 * or in another tab, one that can be resumed, one that is over.
 */
export type ImportMode = 'empty' | 'ready' | 'stuck' | 'running' | 'elsewhere' | 'paused' | 'done'

export interface ImportActionsProps {
  mode: ImportMode
  startLabel: string
  onCancel: () => void
  /** Null where no other table can be chosen. */
  onOtherFile: (() => void) | null
  onDrop: () => void
  onPause: () => void
  onStart: () => void
  onClose: () => void
}

/** What can be done with an import, at the foot of its dialog. */
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
  // Who presses a button has the focus on what takes its place; who does not keeps theirs.
  const [pressedIn, setPressedIn] = useState<ImportMode | null>(null)
  const hasFocus = pressedIn !== null && pressedIn !== mode
  const press = (act: () => void) => () => {
    setPressedIn(mode)
    act()
  }
  if (mode === 'done') {
    return (
      <Button variant="primary" hasInitialFocus onPress={onClose}>
        {importTexts.close}
      </Button>
    )
  }
  if (mode === 'elsewhere') return <Button onPress={onClose}>{importTexts.hide}</Button>
  const isDraft = onOtherFile !== null || mode === 'empty'
  return (
    <>
      {isDraft && <Button onPress={onCancel}>{texts.cancel}</Button>}
      {onOtherFile && <Button onPress={onOtherFile}>{importTexts.otherFile}</Button>}
      {!isDraft && <Button onPress={onDrop}>{importTexts.drop}</Button>}
      {mode === 'running' && (
        <Button hasInitialFocus={hasFocus} onPress={press(onPause)}>
          {importTexts.pause}
        </Button>
      )}
      {mode !== 'running' && mode !== 'empty' && (
        <Button
          // Another button each time: a double click must not take back what it has begun.
          key={mode}
          variant="primary"
          isDisabled={mode === 'stuck'}
          hasInitialFocus={hasFocus}
          onPress={press(onStart)}
        >
          {isDraft ? startLabel : importTexts.resume}
        </Button>
      )}
    </>
  )
}
