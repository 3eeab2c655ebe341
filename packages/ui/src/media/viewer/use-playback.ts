'use client'
import { useEffect, useRef, useState, type ComponentProps, type RefObject } from 'react'
import { isMotionWanted } from '../is-motion-wanted.ts'

export interface Playback {
  isPlaying: boolean
  /** Plays or pauses the video. */
  toggle: () => void
  /** Props for the video, which must be muted. */
  videoProps: ComponentProps<'video'> & { ref: RefObject<HTMLVideoElement | null> }
}

/**
 * Follows and controls a muted video, for example with a `PlayToggle`. A video with the address
 * `startedSrc` starts by itself, unless the user prefers reduced motion.
 */
export function usePlayback(startedSrc?: string): Playback {
  const ref = useRef<HTMLVideoElement>(null)
  const [isPlaying, setPlaying] = useState(false)
  const play = () => {
    // `play` rejects if the browser blocks playback: the video then stays as it was.
    void ref.current?.play().catch(() => undefined)
  }
  useEffect(() => {
    if (startedSrc !== undefined && isMotionWanted()) play()
  }, [startedSrc])
  return {
    isPlaying,
    toggle: () => {
      if (isPlaying) ref.current?.pause()
      else play()
    },
    videoProps: {
      ref,
      onPlay: () => setPlaying(true),
      onPause: () => setPlaying(false),
    },
  }
}
