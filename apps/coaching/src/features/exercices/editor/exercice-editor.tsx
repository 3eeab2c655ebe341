import type { Exercice } from '@org/api/client'
import { Page } from '@org/app-kit/pages'
import { useState } from 'react'
import { useMedia } from '#shared/media/use-media.ts'
import { DetailsFields } from './details-fields.tsx'
import { EditorBar } from './editor-bar.tsx'
import { EditorNotices } from './editor-notices.tsx'
import { Column, Columns } from '#shared/owned-work/editor.styles.ts'
import { ImagePart } from './image-part.tsx'
import { MusclePart } from './muscle-part.tsx'
import { Preview } from './preview.tsx'
import { useExerciceSaving } from './use-exercice-saving.ts'
import { useExerciceWork } from './use-exercice-work.ts'
import { VideoPart } from './video-part.tsx'

/** The form of an exercise; `stored` is null while it is new. */
export function ExerciceEditor({ stored }: { stored: Exercice | null }) {
  const work = useExerciceWork(stored)
  const saving = useExerciceSaving(work)
  const [isVideoPending, setVideoPending] = useState(false)
  const [isImagePending, setImagePending] = useState(false)
  const {
    draft,
    history: { change },
  } = work
  const shown = useMedia(draft.video?.mediaId ?? null)
  return (
    <Page>
      <EditorBar work={work} saving={saving} isUploading={isVideoPending || isImagePending} />
      <EditorNotices work={work} saving={saving} />
      <Columns>
        <Column>
          <DetailsFields draft={draft} change={change} />
          <VideoPart
            value={draft.video}
            shown={shown}
            exerciceKey={work.stored?.id ?? 'new'}
            onChange={(video, key) => change({ video }, key)}
            onPendingChange={setVideoPending}
          />
          <ImagePart
            value={draft.image}
            onChange={(image) => change({ image })}
            onPendingChange={setImagePending}
          />
        </Column>
        <Column>
          <Preview draft={draft} video={shown.media} />
          <MusclePart
            value={draft.mainMuscleGroup}
            onChange={(mainMuscleGroup) => change({ mainMuscleGroup })}
          />
        </Column>
      </Columns>
    </Page>
  )
}
