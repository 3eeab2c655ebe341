import { PosterPicker, type InspectedVideo, VisibleAreaEditor } from '@org/ui/media'
import { BannerMessage, Button, Card, Skeleton } from '@org/ui/primitives'
import { useState } from 'react'
import type { ShownMedia } from '#shared/media/use-media.ts'
import { VideoUpload } from '#shared/video-upload/video-upload.tsx'
import { editorTexts } from '../texts.ts'
import type { ExerciceDraft } from './exercice-draft.ts'
import { Buttons, Fields } from '#shared/owned-work/editor.styles.ts'
import { Pair } from './exercice-editor.styles.ts'
import { usePoster } from './use-poster.ts'

type Video = ExerciceDraft['video']

export interface VideoPartProps {
  value: Video
  /** The stored video with this id. */
  shown: ShownMedia
  /** Names the exercise among the unfinished uploads of this browser. */
  exerciceKey: string
  onChange: (video: Video, key?: string) => void
  onPendingChange: (isPending: boolean) => void
}

/** The video of an exercise: its upload, the part of it that is visible, and its poster. */
export function VideoPart({
  value,
  shown,
  exerciceKey,
  onChange,
  onPendingChange,
}: VideoPartProps) {
  const [isReplacing, setReplacing] = useState(false)
  const poster = usePoster(shown)
  const [picked, setPicked] = useState<InspectedVideo | null>(null)
  const { media } = shown
  const video = media && { src: media.url, width: media.width, height: media.height }

  function take(mediaId: string) {
    setReplacing(false)
    onChange({ mediaId })
    if (picked) poster.saveFirst(mediaId, picked.file)
  }

  return (
    <Card title={editorTexts.video}>
      <Fields>
        {shown.hasFailed && (
          <BannerMessage tone="danger" title={editorTexts.videoFailed}>
            <Button onPress={shown.retry}>{editorTexts.retry}</Button>
          </BannerMessage>
        )}
        {value && !media && !shown.hasFailed && <Skeleton lines={6} />}
        {value && media && video && (
          <Pair>
            <VisibleAreaEditor
              label={editorTexts.visibleArea}
              video={video}
              value={value.visibleArea ?? null}
              onChange={(visibleArea) =>
                onChange({ mediaId: value.mediaId, visibleArea }, 'visibleArea')
              }
            />
            <PosterPicker
              label={editorTexts.poster}
              video={media.posterUrl === null ? video : { ...video, poster: media.posterUrl }}
              duration={media.duration}
              onPicked={(jpg) => poster.save(media.id, jpg)}
            />
          </Pair>
        )}
        {poster.error !== null && (
          <BannerMessage tone="danger" title={editorTexts.posterFailed}>
            {poster.error}
          </BannerMessage>
        )}
        {value && (
          <Buttons>
            <Button onPress={() => setReplacing((former) => !former)}>
              {editorTexts.replaceVideo}
            </Button>
            <Button variant="tertiary" onPress={() => onChange(null)}>
              {editorTexts.removeVideo}
            </Button>
          </Buttons>
        )}
        {(!value || isReplacing) && (
          <VideoUpload
            label={editorTexts.video}
            place={`exercice-${exerciceKey}`}
            onPicked={setPicked}
            onPendingChange={onPendingChange}
            onUploaded={take}
          />
        )}
      </Fields>
    </Card>
  )
}
