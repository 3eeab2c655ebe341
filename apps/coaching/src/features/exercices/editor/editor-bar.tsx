import { PageHeader } from '@org/app-kit/pages'
import { Button } from '@org/ui/primitives'
import { SaveReason } from '#shared/owned-work/editor.styles.ts'
import { UndoButtons } from '#shared/owned-work/undo-buttons.tsx'
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

/**
 * The title of the editor with its actions and, below it, why the exercise cannot be saved or that
 * it was saved.
 */
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
        tools={<UndoButtons history={history} />}
        actions={
          <Button
            variant="primary"
            isLoading={action.isRunning}
            isDisabled={obstacle !== null || isUploading}
            aria-describedby={reasonId}
            onPress={save}
          >
            {texts.saveButton}
          </Button>
        }
      />
      <SaveReason id={reasonId}>{reason ?? (hasSaved && editorTexts.saved)}</SaveReason>
    </>
  )
}
