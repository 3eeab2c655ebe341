import type { PlayableExercice } from '@org/api/coaching'
import { use, useEffect, useRef } from 'react'
import { cropped } from '#shared/exercice-picture/cropped.ts'
import { StillImage } from '#shared/exercice-picture/exercice-picture.tsx'
import { LocalMedia, localPictures } from '../../offline/local-media.ts'
import { runnerTexts } from '../texts.ts'
import { StageVideo } from './stage.styles.ts'
import { useVideoSource } from './use-video-source.ts'

interface StageMediaProps {
  exercice: PlayableExercice
  isPlaying: boolean
}

/** The video of an exercise, or its still image if there is no video or it cannot be loaded. */
export function StageMedia({ exercice, isPlaying }: StageMediaProps) {
  const { video, title } = exercice
  const pictures = localPictures(exercice, use(LocalMedia))
  const element = useRef<HTMLVideoElement>(null)
  const { src, isMissing, ...events } = useVideoSource(video?.url ?? null)

  useEffect(() => {
    // Rejects if the browser refuses to play or the video is replaced. The poster then stays
    // visible.
    if (isPlaying) void element.current?.play().catch(() => undefined)
    else element.current?.pause()
  }, [isPlaying, isMissing, src])

  if (!video || !src || isMissing) return <StillImage {...pictures} />
  return (
    <StageVideo
      ref={element}
      src={src}
      poster={pictures.video?.posterUrl ?? undefined}
      style={cropped(video.visibleArea)}
      aria-label={runnerTexts.video(title)}
      muted
      loop
      playsInline
      preload="auto"
      {...events}
    />
  )
}
