import type { Undoable } from '@org/app-kit'
import { IconButton } from '@org/ui/primitives'
import { Redo2, Undo2 } from 'lucide-react'
import { texts } from '#shared/texts.ts'
import { useUndoKeys } from './use-undo-keys.ts'

export interface UndoButtonsProps {
  history: Pick<Undoable<object>, 'canUndo' | 'canRedo' | 'undo' | 'redo'>
}

/** The buttons that undo and redo the last change in an editor, as `Ctrl Z` and `Ctrl Y` do. */
export function UndoButtons({ history }: UndoButtonsProps) {
  useUndoKeys(history)
  return (
    <div>
      <IconButton label={texts.undo} isDisabled={!history.canUndo} onPress={history.undo}>
        <Undo2 size={16} aria-hidden="true" />
      </IconButton>
      <IconButton label={texts.redo} isDisabled={!history.canRedo} onPress={history.redo}>
        <Redo2 size={16} aria-hidden="true" />
      </IconButton>
    </div>
  )
}
