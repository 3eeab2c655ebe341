import type { PlayableExercice } from '@org/api/coaching'
import { use, useEffect, useRef, useState } from 'react'
import { cropped } from '#shared/exercice-picture/cropped.ts'
import { StillImage } from '#shared/exercice-picture/exercice-picture.tsx'
import { LocalMedia } from '../../offline/local-media.ts'
import { runnerTexts } from '../texts.ts'
import { StageVideo } from './stage.styles.ts'

interface StageMediaProps {
  exercice: PlayableExercice
  isPlaying: boolean
}

/** The video of an exercise; its still picture where there is no video or it cannot be loaded. */
export function StageMedia({ exercice, isPlaying }: StageMediaProps) {
  const { video, title } = exercice
  const localUrl = use(LocalMedia)
  // A copy that arrives later must not restart the video.
  const [src] = useState(() => video && localUrl(video.url))
  const element = useRef<HTMLVideoElement>(null)
  const [isMissing, setMissing] = useState(false)

  useEffect(() => {
    // Rejects when the browser does not play or the video is exchanged: the poster then stays.
    if (isPlaying) void element.current?.play().catch(() => undefined)
    else element.current?.pause()
  }, [isPlaying, isMissing])

  const poster = video?.posterUrl ? localUrl(video.posterUrl) : null
  if (!video || !src || isMissing) {
    return (
      <StillImage
        video={video && { ...video, posterUrl: poster }}
        imageUrl={exercice.imageUrl && localUrl(exercice.imageUrl)}
      />
    )
  }
  return (
    <StageVideo
      ref={element}
      src={src}
      poster={poster ?? undefined}
      style={cropped(video.visibleArea)}
      aria-label={runnerTexts.video(title)}
      muted
      loop
      playsInline
      preload="auto"
      onError={() => setMissing(true)}
    />
  )
}
