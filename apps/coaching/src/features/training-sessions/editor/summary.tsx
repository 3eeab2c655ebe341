import { type PlayableVideo, sessionTotals } from '@org/api/coaching'
import { lazyPart, partStates } from '@org/app-kit/public'
import { Card } from '@org/ui/primitives'
import { TimelineList, timeline } from '#features/training'
import { durationInWords } from '#shared/duration.ts'
import { ExercicePicture } from '#shared/exercice-picture/exercice-picture.tsx'
import { editorTexts } from '../texts.ts'
import { exerciceCountIn } from './bloc-changes.ts'
import { playedDraft } from './draft-view.ts'
import type { SessionDraft } from './session-draft.ts'
import { PosterBox, PreviewBox, Totals } from './session-editor.styles.ts'
import type { KnownExercices } from './use-known-exercices.ts'

const MuscleMap = lazyPart(
  async () => (await import('@org/ui/muscle-map')).MuscleMap,
  partStates({ lines: 6 }),
)

export interface SummaryProps {
  draft: SessionDraft
  known: KnownExercices
}

/** The duration of the session and the muscles that it works. */
export function Summary({ draft, known }: SummaryProps) {
  const { seconds, isApproximate, muscles } = sessionTotals(playedDraft(draft, known))
  const duration = durationInWords(seconds)
  return (
    <Card title={editorTexts.summary}>
      <Totals>
        <div>
          <dt>{editorTexts.duration}</dt>
          <dd>{isApproximate ? editorTexts.about(duration) : duration}</dd>
        </div>
        <div>
          <dt>{editorTexts.exerciceCount}</dt>
          <dd>{draft.type === 'video' ? 0 : exerciceCountIn(draft.blocs)}</dd>
        </div>
      </Totals>
      {Object.keys(muscles).length > 0 && (
        <MuscleMap label={editorTexts.muscles} sex="female" intensity={muscles} />
      )}
    </Card>
  )
}

export interface PreviewProps extends SummaryProps {
  video: PlayableVideo | null
  imageUrl: string | null
}

/** The session as people see it when they open it: its poster, and its blocs on a timeline. */
export function Preview({ draft, known, video, imageUrl }: PreviewProps) {
  return (
    <Card title={editorTexts.preview} isFlush>
      <PreviewBox aria-label={editorTexts.previewRegion} tabIndex={0}>
        <PosterBox>
          <ExercicePicture video={video} imageUrl={imageUrl} />
        </PosterBox>
        <h3>{editorTexts.namedTitle(draft.title)}</h3>
        {draft.description && <p>{draft.description}</p>}
        {draft.type === 'exercices' && <TimelineList blocs={timeline(playedDraft(draft, known))} />}
      </PreviewBox>
    </Card>
  )
}
