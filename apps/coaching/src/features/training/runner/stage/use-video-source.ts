import { type SyntheticEvent, use, useRef, useState } from 'react'
import { FreshMedia } from '#shared/media/fresh-media.ts'
import { LocalMedia } from '../../offline/local-media.ts'

type VideoEvent = SyntheticEvent<HTMLVideoElement>

/**
 * The address of a video in the runner: that of its copy, or its own. If that fails, a copy that has arrived
 * meanwhile is used; without one, the address is renewed. The video then continues where it was.
 *
 * @param url null without a video
 */
export function useVideoSource(url: string | null) {
  const localUrl = use(LocalMedia)
  const freshUrl = use(FreshMedia)
  // A copy that arrives later must not restart the video.
  const [src, setSrc] = useState(() => (url === null ? null : localUrl(url)))
  const [isMissing, setMissing] = useState(false)
  /** A video that fails both as a copy and under its new address cannot be played. */
  const isRenewed = useRef(false)
  const failedCopy = useRef<string | null>(null)
  const resumeAt = useRef<number | null>(null)

  /** Returns the next address to try; null if all have failed. */
  async function nextAddress(): Promise<string | null> {
    if (url === null) return null
    const copy = localUrl(url)
    if (src === copy) failedCopy.current = copy
    if (copy !== url && copy !== failedCopy.current) return copy
    if (isRenewed.current) return null
    isRenewed.current = true
    return freshUrl(url)
  }

  async function recover(time: number): Promise<void> {
    const next = await nextAddress()
    if (next === null) return setMissing(true)
    resumeAt.current = time
    setSrc(next)
  }

  return {
    src,
    isMissing,
    onError: (event: VideoEvent) => void recover(event.currentTarget.currentTime),
    onLoadedMetadata: ({ currentTarget }: VideoEvent) => {
      if (resumeAt.current !== null) currentTarget.currentTime = resumeAt.current
      resumeAt.current = null
    },
    onLoadedData: () => {
      isRenewed.current = false
      failedCopy.current = null
    },
  }
}
