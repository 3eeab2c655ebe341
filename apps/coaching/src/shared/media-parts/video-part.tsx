import { PosterPicker, type InspectedVideo, VisibleAreaEditor } from '@org/ui/media'
import { BannerMessage, Button, Card, Skeleton } from '@org/ui/primitives'
import type { VisibleArea } from '@org/api/coaching'
import { type ReactNode, useState } from 'react'
import type { ShownMedia } from '../media/use-media.ts'
import { Buttons, Fields } from '../owned-work/editor.styles.ts'
import { useUnfinishedUpload, VideoUpload } from '../video-upload/video-upload.tsx'
import { Pair } from './media-parts.styles.ts'
import { mediaPartsTexts } from './texts.ts'
import { usePoster } from './use-poster.ts'

/** A video and its visible part, by default the largest centred part. */
export type DraftVideo = { mediaId: string; visibleArea?: VisibleArea } | null

export interface VideoPartProps {
  title: string
  value: DraftVideo
  /** The stored video that `value` refers to. */
  shown: ShownMedia
  /**
   * What the video is for, such as `exercice-new`. Identifies its unfinished upload in this
   * browser.
   */
  place: string
  /** Buttons for other ways to pick a video. */
  actions?: ReactNode
  /**
   * Whether a session shows the video of one of its exercises. If so, the poster can be changed
   * only in that exercise.
   */
  isBorrowed?: boolean
  /**
   * Whether the video is played with sound. If so, a warning is shown for a video without sound.
   */
  hasSoundPlayed?: boolean
  onChange: (video: DraftVideo, key?: string) => void
  onPendingChange: (isPending: boolean) => void
}

/**
 * The video of an exercise or a session: its upload, the part of it that is visible, and its
 * poster.
 */
export function VideoPart({
  title,
  value,
  shown,
  place,
  actions,
  isBorrowed = false,
  hasSoundPlayed = false,
  onChange,
  onPendingChange,
}: VideoPartProps) {
  // An upload that a reload interrupted is offered again, even if there is a stored video, which it
  // would replace.
  const [isReplacing, setReplacing] = useState(useUnfinishedUpload(place))
  const poster = usePoster(shown)
  const [picked, setPicked] = useState<InspectedVideo | null>(null)
  const [isSending, setSending] = useState(false)
  const { media } = shown
  const hasSound = isSending ? picked?.hasSound : media?.hasSound
  const video = media && { src: media.url, width: media.width, height: media.height }

  function take(mediaId: string) {
    setReplacing(false)
    onChange({ mediaId })
    if (picked) poster.saveFirst(mediaId, picked.file)
  }

  return (
    <Card title={title}>
      <Fields>
        {shown.hasFailed && (
          <BannerMessage tone="danger" title={mediaPartsTexts.videoFailed}>
            <Button onPress={shown.retry}>{mediaPartsTexts.retry}</Button>
          </BannerMessage>
        )}
        {value && !media && !shown.hasFailed && <Skeleton lines={6} />}
        {value && media && video && (
          <Pair>
            <VisibleAreaEditor
              label={mediaPartsTexts.visibleArea}
              video={video}
              value={value.visibleArea ?? null}
              onChange={(visibleArea) =>
                onChange({ mediaId: value.mediaId, visibleArea }, 'visibleArea')
              }
            />
            {!isBorrowed && (
              <PosterPicker
                label={mediaPartsTexts.poster}
                video={media.posterUrl === null ? video : { ...video, poster: media.posterUrl }}
                duration={media.duration}
                onPicked={(jpg) => poster.save(media.id, jpg)}
              />
            )}
          </Pair>
        )}
        {hasSoundPlayed && hasSound === false && (
          <BannerMessage tone="warning" title={mediaPartsTexts.noSound}>
            {mediaPartsTexts.noSoundHelp}
          </BannerMessage>
        )}
        {poster.error !== null && (
          <BannerMessage tone="danger" title={mediaPartsTexts.posterFailed}>
            {poster.error}
          </BannerMessage>
        )}
        {(value || actions) && (
          <Buttons>
            {actions}
            {value && (
              <>
                <Button onPress={() => setReplacing((former) => !former)}>
                  {mediaPartsTexts.replaceVideo}
                </Button>
                <Button variant="tertiary" onPress={() => onChange(null)}>
                  {mediaPartsTexts.removeVideo}
                </Button>
              </>
            )}
          </Buttons>
        )}
        {(!value || isReplacing) && (
          <VideoUpload
            label={title}
            place={place}
            onPicked={setPicked}
            onPendingChange={(isPending) => {
              setSending(isPending)
              onPendingChange(isPending)
            }}
            onUploaded={take}
          />
        )}
      </Fields>
    </Card>
  )
}
