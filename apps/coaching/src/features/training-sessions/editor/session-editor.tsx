import type { TrainingSession } from '@org/api/client'
import { Page } from '@org/app-kit/pages'
import { useState } from 'react'
import { SharingDialog } from '#shared/sharing/sharing-dialog.tsx'
import { BlocList } from './bloc-list.tsx'
import { BlocOrder } from './bloc-order.tsx'
import { DetailsFields } from './details-fields.tsx'
import { EditorBar } from './editor-bar.tsx'
import { EditorNotices } from './editor-notices.tsx'
import { Column, Columns } from '#shared/owned-work/editor.styles.ts'
import { Preview, Summary } from './summary.tsx'
import { useEditorActions } from './use-editor-actions.ts'
import { useKnownExercices } from './use-known-exercices.ts'
import { useSessionVideo } from './use-session-video.ts'
import { useSessionWork } from './use-session-work.ts'
import { VideoPart } from './video-part.tsx'

/** The editor of a training session; `stored` is null while it is new. */
export function SessionEditor({ stored }: { stored: TrainingSession | null }) {
  const work = useSessionWork(stored)
  const actions = useEditorActions(work)
  const [isUploading, setUploading] = useState(false)
  const {
    draft,
    history: { change },
  } = work
  const { known, add } = useKnownExercices(work.stored, draft.blocs)
  const video = useSessionVideo(draft.video, work.stored, known)
  return (
    <Page>
      <EditorBar work={work} actions={actions} isUploading={isUploading} />
      <EditorNotices work={work} actions={actions} />
      <Columns>
        <Column>
          <DetailsFields draft={draft} change={change} needsTitle={actions.obstacle === 'title'} />
          <VideoPart
            draft={draft}
            video={video}
            known={known}
            sessionKey={work.stored?.id ?? 'new'}
            onChange={(next) => change({ video: next })}
            onPendingChange={setUploading}
          />
          {draft.type === 'exercices' && (
            <BlocList
              blocs={draft.blocs}
              known={known}
              onChange={(blocs, key) => change({ blocs }, key)}
              onPicked={add}
            />
          )}
        </Column>
        <Column>
          {draft.type === 'exercices' && <Summary draft={draft} known={known} />}
          {draft.type === 'exercices' && draft.blocs.length > 1 && (
            <BlocOrder blocs={draft.blocs} onChange={(blocs) => change({ blocs })} />
          )}
          <Preview draft={draft} known={known} video={video} />
        </Column>
      </Columns>
      {actions.shared && (
        <SharingDialog sessionId={actions.shared.id} onClose={actions.closeSharing} />
      )}
    </Page>
  )
}
