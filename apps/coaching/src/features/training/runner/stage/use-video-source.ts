import { type SyntheticEvent, use, useRef, useState } from 'react'
import { FreshMedia } from '#shared/media/fresh-media.ts'
import { LocalMedia } from '../../offline/local-media.ts'

type VideoEvent = SyntheticEvent<HTMLVideoElement>

/**
 * Returns the address from which the runner plays a video: that of a local copy or, without a copy,
 * the video's own. If the address fails, the hook switches to a copy that has arrived in the
 * meantime; without such a copy, it renews the video's own address. The video then continues where
 * it stopped.
 *
 * @param url null without a video
 */
export function useVideoSource(url: string | null) {
  const localUrl = use(LocalMedia)
  const freshUrl = use(FreshMedia)
  // A copy that arrives later must not restart the video.
  const [src, setSrc] = useState(() => (url === null ? null : localUrl(url)))
  const [isMissing, setMissing] = useState(false)
  /**
   * Whether the video's own address was renewed. If the renewed address fails too, the video cannot
   * be played.
   */
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
