'use client'
import { ImageOff } from 'lucide-react'
import { useState, type ReactElement } from 'react'
import { omitUndefined } from '../../omit-undefined.ts'
import { useLabels, type OwnLabels } from '../../locale/index.ts'
import type { RootPropsWithRef } from '../../primitives/root-props.ts'
import type { Dimensions } from '../file/dimensions.ts'
import { isVideoType } from '../file/media-types.ts'
import { mediaViewerLabels, type MediaViewerLabels } from './media-viewer.labels.ts'
import { PlayToggle } from './play-toggle.tsx'
import { usePlayback } from './use-playback.ts'
import { clampArea, placeBehind, type VisibleArea } from './visible-area.ts'
import { Nothing, Window } from './media-viewer.styles.ts'
import { logToConsole } from '../log-to-console.ts'

/** An image or a video to show. */
export interface ViewedMedia extends Dimensions {
  src: string
  type: string
}

export interface MediaViewerProps extends RootPropsWithRef<HTMLDivElement> {
  /** The image or video; null shows a placeholder. */
  media: ViewedMedia | null
  /** Alternative text for screen readers; empty for a decorative image. */
  alt: string
  /** The part that is shown. Default: the whole image or video. */
  visibleArea?: VisibleArea | undefined
  /** Receives an error if the media cannot be loaded. Default: the browser's console. */
  log?: ((error: Error) => void) | undefined
  labels?: OwnLabels<MediaViewerLabels> | undefined
}

/** Shows an image or a muted video, as wide as its container and cropped to its visible area. */
export function MediaViewer({
  media,
  alt,
  visibleArea,
  log = logToConsole,
  labels,
  style,
  ...rest
}: MediaViewerProps): ReactElement {
  const texts = useLabels(mediaViewerLabels, labels)
  const [failedSrc, setFailedSrc] = useState<string>()
  if (media === null || media.src === failedSrc) {
    return (
      <Nothing {...omitUndefined({ ...rest, style })}>
        <ImageOff size={20} aria-hidden="true" />
        {texts.none}
      </Nothing>
    )
  }
  const { src, type, width, height } = media
  const area = clampArea(visibleArea ?? { x: 0, y: 0, width, height }, media)
  const shown = {
    src,
    style: placeBehind(area, media),
    onError: () => {
      setFailedSrc(src)
      log(new Error(`The ${isVideoType(type) ? 'video' : 'image'} ${src} could not be loaded`))
    },
  }
  return (
    <Window
      {...omitUndefined(rest)}
      style={{ ...style, aspectRatio: `${area.width} / ${area.height}` }}
    >
      {isVideoType(type) ? (
        <VideoPlayer {...shown} alt={alt} labels={texts} />
      ) : (
        <img {...shown} alt={alt} />
      )}
    </Window>
  )
}

interface VideoPlayerProps {
  src: string
  style: React.CSSProperties
  onError: () => void
  alt: string
  labels: MediaViewerLabels
}

/** A video with only a play button: cropping could cut off the browser's own controls. */
function VideoPlayer({ alt, labels, ...shown }: VideoPlayerProps): ReactElement {
  const { isPlaying, toggle, videoProps } = usePlayback()
  return (
    <>
      <video
        {...shown}
        {...videoProps}
        aria-label={alt}
        muted
        loop
        playsInline
        preload="metadata"
      />
      <PlayToggle isPlaying={isPlaying} onPress={toggle} labels={labels} />
    </>
  )
}
