import { IconButton } from '@org/ui/primitives'
import { Redo2, Undo2 } from 'lucide-react'
import { texts } from '#shared/texts.ts'

export interface UndoButtonsProps {
  history: { canUndo: boolean; canRedo: boolean; undo: () => void; redo: () => void }
}

/** The buttons that undo and redo the last change in an editor. */
export function UndoButtons({ history }: UndoButtonsProps) {
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
