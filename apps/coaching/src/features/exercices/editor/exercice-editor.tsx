import type { Exercice } from '@org/api/client'
import { Page } from '@org/app-kit/pages'
import { useState } from 'react'
import { ImagePart } from '#shared/media-parts/image-part.tsx'
import { VideoPart } from '#shared/media-parts/video-part.tsx'
import { useMedia } from '#shared/media/use-media.ts'
import { editorTexts } from '../texts.ts'
import { DetailsFields } from './details-fields.tsx'
import { EditorBar } from './editor-bar.tsx'
import { EditorNotices } from './editor-notices.tsx'
import { Column, Columns } from '#shared/owned-work/editor.styles.ts'
import { MusclePart } from './muscle-part.tsx'
import { Preview } from './preview.tsx'
import { useExerciceSaving } from './use-exercice-saving.ts'
import { useExerciceWork } from './use-exercice-work.ts'

/** The form of an exercise; `stored` is null for a new exercise. */
export function ExerciceEditor({ stored }: { stored: Exercice | null }) {
  const work = useExerciceWork(stored)
  const saving = useExerciceSaving(work)
  const [isVideoPending, setVideoPending] = useState(false)
  const [isImagePending, setImagePending] = useState(false)
  const isUploading = isVideoPending || isImagePending
  const {
    draft,
    history: { change },
  } = work
  const video = useMedia(draft.video?.mediaId ?? null, stored?.video)
  const image = useMedia(draft.image?.mediaId ?? null)
  return (
    <Page>
      <EditorBar work={work} saving={saving} isUploading={isUploading} />
      <EditorNotices work={work} saving={saving} isUploading={isUploading} />
      <Columns>
        <Column>
          <DetailsFields draft={draft} change={change} />
          <VideoPart
            title={editorTexts.video}
            value={draft.video}
            shown={video}
            place={`exercice-${work.stored?.id ?? 'new'}`}
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
        <Column>
          <Preview draft={draft} video={video.media} imageUrl={image.media?.url ?? null} />
          <MusclePart
            value={draft.mainMuscleGroup}
            onChange={(mainMuscleGroup) => change({ mainMuscleGroup })}
          />
        </Column>
      </Columns>
    </Page>
  )
}
