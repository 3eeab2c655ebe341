import { VisibleAreaVideo } from '@org/ui/media'
import { Card } from '@org/ui/primitives'
import { ExercicePicture } from '#shared/exercice-picture/exercice-picture.tsx'
import type { ShownMedium } from '#shared/media/use-media.ts'
import { levelNames } from '#shared/levels.ts'
import { editorTexts } from '../texts.ts'
import type { ExerciceDraft } from './exercice-draft.ts'
import { PreviewBox, PreviewMedia, PreviewText } from './exercice-editor.styles.ts'

export interface PreviewProps {
  draft: ExerciceDraft
  video: ShownMedium | null
  imageUrl: string | null
}

/** A preview of the exercise as it looks during training. */
export function Preview({ draft, video, imageUrl }: PreviewProps) {
  const name = draft.title.trim() || editorTexts.untitled
  return (
    <Card title={editorTexts.preview} isFlush>
      <PreviewBox aria-label={editorTexts.previewRegion} tabIndex={0}>
        <PreviewMedia>
          {video ? (
            <VisibleAreaVideo
              key={video.id}
              video={{
                src: video.url,
                width: video.width,
                height: video.height,
                poster: video.posterUrl ?? undefined,
              }}
              visibleArea={draft.video?.visibleArea}
              alt={name}
            />
          ) : (
            <ExercicePicture video={null} imageUrl={imageUrl} />
          )}
        </PreviewMedia>
        <PreviewText>
          <h3>{name}</h3>
          <p>{levelNames[draft.level]}</p>
          {draft.description && <p>{draft.description}</p>}
        </PreviewText>
      </PreviewBox>
    </Card>
  )
}
