'use client'
import { useRef, type RefObject } from 'react'
import { settled } from './settled.ts'

interface Seek {
  /** Shows the frame at a time, in seconds. */
  seekTo: (time: number) => void
  /** Resolves when the frame at the last requested time is shown. */
  shown: () => Promise<void>
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/**
 * Runs one seek at a time, because Chromium keeps showing an earlier frame if the time changes
 * before the previous frame was painted. Of the times requested during a seek, only the last one is
 * shown.
 */
export function useSeek(video: RefObject<HTMLVideoElement | null>): Seek {
  const next = useRef<number>(undefined)
  const running = useRef<Promise<void>>(undefined)

  async function run() {
    while (video.current && next.current !== undefined) {
      video.current.currentTime = next.current
      next.current = undefined
      await settled(video.current)
      await nextFrame()
    }
    running.current = undefined
  }

  return {
    seekTo: (time) => {
      next.current = time
      running.current ??= run()
    },
    shown: async () => running.current,
  }
}
