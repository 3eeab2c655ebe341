import type { TrainingSession } from '@org/api/client'
import { Page } from '@org/app-kit/pages'
import { useState } from 'react'
import { ImagePart } from '#shared/media-parts/image-part.tsx'
import { VideoPart } from '#shared/media-parts/video-part.tsx'
import { useMedia } from '#shared/media/use-media.ts'
import { SharingDialog } from '#shared/sharing/sharing-dialog.tsx'
import { BlocList } from './bloc-list.tsx'
import { BlocOrder } from './bloc-order.tsx'
import { DetailsFields } from './details-fields.tsx'
import { EditorBar } from './editor-bar.tsx'
import { EditorNotices } from './editor-notices.tsx'
import { Column, Columns } from '#shared/owned-work/editor.styles.ts'
import { editorTexts } from '../texts.ts'
import { exerciceIdsIn } from './bloc-changes.ts'
import { Side } from './session-editor.styles.ts'
import { shownVideo } from './shown-video.ts'
import { Preview, Summary } from './summary.tsx'
import { TakeVideo } from './take-video.tsx'
import { useEditorActions } from './use-editor-actions.ts'
import { useKnownExercices } from './use-known-exercices.ts'
import { useSessionWork } from './use-session-work.ts'

/** The editor of a training session; `stored` is null while it is new. */
export function SessionEditor({ stored }: { stored: TrainingSession | null }) {
  const work = useSessionWork(stored)
  const actions = useEditorActions(work)
  const [isVideoPending, setVideoPending] = useState(false)
  const [isImagePending, setImagePending] = useState(false)
  const isUploading = isVideoPending || isImagePending
  const {
    draft,
    history: { change },
  } = work
  const { known, add } = useKnownExercices(work.stored, draft.blocs)
  const video = useMedia(draft.video?.mediaId ?? null, stored?.video)
  const image = useMedia(draft.image?.mediaId ?? null)
  const filmed = exerciceIdsIn(draft.blocs).flatMap((id) => {
    const exercice = known.get(id)
    return exercice?.video ? [{ ...exercice, video: exercice.video }] : []
  })
  const isOwn = ({ video }: (typeof filmed)[number]) => video.mediaId === draft.video?.mediaId
  const others = filmed.filter((exercice) => !isOwn(exercice))
  return (
    <Page>
      <EditorBar work={work} actions={actions} isUploading={isUploading} />
      <EditorNotices work={work} actions={actions} isUploading={isUploading} />
      <Columns>
        <Column>
          <DetailsFields draft={draft} change={change} needsTitle={actions.obstacle === 'title'} />
          {draft.type === 'exercices' && (
            <BlocList
              blocs={draft.blocs}
              known={known}
              onChange={(blocs, key) => change({ blocs }, key)}
              onPicked={add}
            />
          )}
          <VideoPart
            title={editorTexts.video}
            value={draft.video}
            shown={video}
            place={`session-${work.stored?.id ?? 'new'}`}
            actions={
              others.length > 0 && (
                <TakeVideo exercices={others} onTake={(taken) => change({ video: taken })} />
              )
            }
            isBorrowed={others.length < filmed.length}
            hasSoundPlayed={draft.type === 'video'}
            onChange={(next, key) => change({ video: next }, key)}
            onPendingChange={setVideoPending}
          />
          <ImagePart
            value={draft.image}
            shown={image}
            onChange={(next) => change({ image: next })}
            onPendingChange={setImagePending}
          />
        </Column>
        <Side>
          {draft.type === 'exercices' && <Summary draft={draft} known={known} />}
          {draft.type === 'exercices' && draft.blocs.length > 1 && (
            <BlocOrder blocs={draft.blocs} onChange={(blocs) => change({ blocs })} />
          )}
          <Preview
            draft={draft}
            known={known}
            video={shownVideo(draft.video, video.media)}
            imageUrl={image.media?.url ?? null}
          />
        </Side>
      </Columns>
      {actions.shared && (
        <SharingDialog sessionId={actions.shared.id} onClose={actions.closeSharing} />
      )}
    </Page>
  )
}
