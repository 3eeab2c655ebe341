import type { PlayableVideo } from '@org/api/coaching'
import { Button, Card, Menu } from '@org/ui/primitives'
import { useState } from 'react'
import { ExercicePicture } from '#shared/exercice-picture/exercice-picture.tsx'
import { VideoUpload } from '#shared/video-upload/video-upload.tsx'
import { editorTexts } from '../texts.ts'
import { exerciceIdsIn } from './bloc-changes.ts'
import type { SessionDraft } from './session-draft.ts'
import { Buttons } from '#shared/owned-work/editor.styles.ts'
import { AfterButtons, PosterBox } from './session-editor.styles.ts'
import type { KnownExercices } from './use-known-exercices.ts'

export interface VideoPartProps {
  draft: Pick<SessionDraft, 'video' | 'blocs'>
  /** The video as it is shown; null without one and until it is loaded. */
  video: PlayableVideo | null
  known: KnownExercices
  /** Identifies the session among the unfinished uploads of this browser. */
  sessionKey: string
  onChange: (video: SessionDraft['video']) => void
  onPendingChange: (isPending: boolean) => void
}

/** The presentation video of a session: uploaded, or taken from one of its exercises. */
export function VideoPart({
  draft,
  video,
  known,
  sessionKey,
  onChange,
  onPendingChange,
}: VideoPartProps) {
  const [isReplacing, setReplacing] = useState(false)
  const pick = (next: SessionDraft['video']) => {
    setReplacing(false)
    onChange(next)
  }
  const withVideo = exerciceIdsIn(draft.blocs).flatMap((id) => {
    const exercice = known.get(id)
    return exercice?.video && exercice.video.mediaId !== draft.video?.mediaId
      ? [{ ...exercice, video: exercice.video }]
      : []
  })
  const take = ({ video: { mediaId, visibleArea } }: (typeof withVideo)[number]) =>
    pick({ mediaId, visibleArea })
  const [only] = withVideo
  return (
    <Card title={editorTexts.video}>
      {draft.video && (
        <PosterBox>
          <ExercicePicture video={video} imageUrl={null} />
        </PosterBox>
      )}
      <Buttons>
        {withVideo.length === 1 && only && (
          <Button onPress={() => take(only)}>{editorTexts.takeVideoOf(only.title)}</Button>
        )}
        {withVideo.length > 1 && (
          <Menu
            label={editorTexts.takeVideo}
            items={withVideo.map((exercice) => ({
              id: exercice.id,
              label: exercice.title,
              onAction: () => take(exercice),
            }))}
          >
            <Button>{editorTexts.takeVideo}</Button>
          </Menu>
        )}
        {draft.video && (
          <>
            <Button onPress={() => setReplacing((former) => !former)}>
              {editorTexts.replaceVideo}
            </Button>
            <Button variant="tertiary" onPress={() => pick(null)}>
              {editorTexts.removeVideo}
            </Button>
          </>
        )}
      </Buttons>
      {(!draft.video || isReplacing) && (
        <AfterButtons>
          <VideoUpload
            label={editorTexts.video}
            place={`session-${sessionKey}`}
            onPendingChange={onPendingChange}
            onUploaded={(mediaId) => pick({ mediaId })}
          />
        </AfterButtons>
      )}
    </Card>
  )
}
