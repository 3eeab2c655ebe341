import type { PlayableExercice } from '@org/api/coaching'
import { useEffect, useRef, useState } from 'react'
import { cropped } from '#shared/exercice-picture/cropped.ts'
import { StillImage } from '#shared/exercice-picture/exercice-picture.tsx'
import { runnerTexts } from '../texts.ts'
import { StageVideo } from './stage.styles.ts'

interface StageMediaProps {
  exercice: PlayableExercice
  isPlaying: boolean
}

/** The video of an exercise; its still picture where there is no video or it cannot be loaded. */
export function StageMedia({ exercice, isPlaying }: StageMediaProps) {
  const { video, title } = exercice
  const element = useRef<HTMLVideoElement>(null)
  const [isMissing, setMissing] = useState(false)

  useEffect(() => {
    // Rejects when the browser does not play or the video is exchanged: the poster then stays.
    if (isPlaying) void element.current?.play().catch(() => undefined)
    else element.current?.pause()
  }, [isPlaying, isMissing])

  if (!video || isMissing) return <StillImage video={video} imageUrl={exercice.imageUrl} />
  return (
    <StageVideo
      ref={element}
      src={video.url}
      poster={video.posterUrl ?? undefined}
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
