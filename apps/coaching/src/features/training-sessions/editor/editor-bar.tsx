import { PageHeader } from '@org/app-kit/pages'
import { Button } from '@org/ui/primitives'
import { Play, Share2 } from 'lucide-react'
import { texts } from '#shared/texts.ts'
import { editorTexts } from '../texts.ts'
import { SaveReason } from '#shared/owned-work/editor.styles.ts'
import { UndoButtons } from '#shared/owned-work/undo-buttons.tsx'
import { type EditorActions, saveObstacle } from './use-editor-actions.ts'
import type { SessionWork } from './use-session-work.ts'

export interface EditorBarProps {
  work: SessionWork
  actions: EditorActions
  /** Whether a video is being uploaded; saving now would leave it out. */
  isUploading: boolean
}

const reasonId = 'session-save-reason'

/** The title of the editor with its actions, and the reason why the session cannot be saved. */
export function EditorBar({
  work: { draft, stored, history },
  actions,
  isUploading,
}: EditorBarProps) {
  const obstacle = saveObstacle(draft)
  const { isRunning } = actions.action
  return (
    <>
      <PageHeader
        title={stored ? editorTexts.namedTitle(stored.title) : editorTexts.newTitle}
        tools={<UndoButtons history={history} />}
        actions={
          <>
            <Button
              icon={<Share2 size={16} aria-hidden="true" />}
              isDisabled={isRunning || isUploading}
              onPress={actions.share}
            >
              {editorTexts.share}
            </Button>
            <Button
              icon={<Play size={16} aria-hidden="true" />}
              isDisabled={isRunning || isUploading}
              onPress={actions.launch}
            >
              {editorTexts.launch}
            </Button>
            <Button
              variant="primary"
              isLoading={isRunning}
              isDisabled={obstacle !== null || isUploading}
              aria-describedby={reasonId}
              onPress={actions.save}
            >
              {texts.saveButton}
            </Button>
          </>
        }
      />
      <SaveReason id={reasonId}>
        {reasonOf(obstacle, isUploading) ?? (actions.hasSaved && editorTexts.saved)}
      </SaveReason>
    </>
  )
}

function reasonOf(obstacle: ReturnType<typeof saveObstacle>, isUploading: boolean): string | null {
  if (isUploading) return editorTexts.uploading
  if (obstacle === 'video') return editorTexts.needsVideo
  return obstacle === 'title' ? editorTexts.needsTitle : null
}
