import { PageHeader } from '@org/app-kit/pages'
import { Button, IconButton } from '@org/ui/primitives'
import { Redo2, Undo2 } from 'lucide-react'
import { SaveReason } from '#shared/owned-work/editor.styles.ts'
import { texts } from '#shared/texts.ts'
import { editorTexts } from '../texts.ts'
import { type ExerciceSaving, obstacleOf } from './use-exercice-saving.ts'
import type { ExerciceWork } from './use-exercice-work.ts'

export interface EditorBarProps {
  work: ExerciceWork
  saving: ExerciceSaving
  isUploading: boolean
}

const reasonId = 'exercice-save-reason'

/** The title of the editor with its actions, and the reason why the exercise cannot be saved. */
export function EditorBar({
  work: { draft, stored, history },
  saving: { action, hasSaved, save },
  isUploading,
}: EditorBarProps) {
  const obstacle = obstacleOf(draft)
  const reason = isUploading ? editorTexts.uploading : obstacle && editorTexts.needs[obstacle]
  return (
    <>
      <PageHeader
        title={stored ? stored.title : editorTexts.newTitle}
        actions={
          <>
            <IconButton
              label={editorTexts.undo}
              isDisabled={!history.canUndo}
              onPress={history.undo}
            >
              <Undo2 size={16} aria-hidden="true" />
            </IconButton>
            <IconButton
              label={editorTexts.redo}
              isDisabled={!history.canRedo}
              onPress={history.redo}
            >
              <Redo2 size={16} aria-hidden="true" />
            </IconButton>
            <Button
              variant="primary"
              isLoading={action.isRunning}
              isDisabled={obstacle !== null || isUploading}
              aria-describedby={reasonId}
              onPress={save}
            >
              {texts.saveButton}
            </Button>
          </>
        }
      />
      <SaveReason id={reasonId}>{reason ?? (hasSaved && editorTexts.saved)}</SaveReason>
    </>
  )
}
