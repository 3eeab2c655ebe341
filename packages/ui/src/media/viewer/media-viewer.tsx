'use client'
import { ImageOff, Pause, Play } from 'lucide-react'
import { useRef, useState, type ReactElement } from 'react'
import { given } from '../../given.ts'
import { useLabels, type OwnLabels } from '../../locale/index.ts'
import { IconButton } from '../../primitives/icon-button/icon-button.tsx'
import type { RootPropsWithRef } from '../../primitives/root-props.ts'
import type { Dimensions } from '../file/dimensions.ts'
import { isVideoType } from '../file/media-types.ts'
import { mediaViewerLabels, type MediaViewerLabels } from './media-viewer.labels.ts'
import { clampArea, placeBehind, type VisibleArea } from './visible-area.ts'
import { Nothing, PlayButton, Window } from './media-viewer.styles.ts'
import { logToConsole } from '../log-to-console.ts'

/** A picture or a video that can be shown. */
export interface ViewedMedia extends Dimensions {
  src: string
  type: string
}

export interface MediaViewerProps extends RootPropsWithRef<HTMLDivElement> {
  /** null shows that there is none. */
  media: ViewedMedia | null
  /** What it shows, for screen readers; an empty text for mere decoration. */
  alt: string
  /** The part that is shown; everything where it is undefined. */
  visibleArea?: VisibleArea | undefined
  /** Takes a media that cannot be loaded. Default the browser's console. */
  log?: ((error: Error) => void) | undefined
  labels?: OwnLabels<MediaViewerLabels> | undefined
}

/** A picture or a silent video, as wide as its place, cut to its visible area. */
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
      <Nothing {...given({ ...rest, style })}>
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
    <Window {...given(rest)} style={{ ...style, aspectRatio: `${area.width} / ${area.height}` }}>
      {isVideoType(type) ? (
        <Film {...shown} alt={alt} labels={texts} />
      ) : (
        <img {...shown} alt={alt} />
      )}
    </Window>
  )
}

interface FilmProps {
  src: string
  style: React.CSSProperties
  onError: () => void
  alt: string
  labels: MediaViewerLabels
}

/** The browser's own controls would be cut off with the hidden part, so that it has one button. */
function Film({ alt, labels, ...shown }: FilmProps): ReactElement {
  const video = useRef<HTMLVideoElement>(null)
  const [isPlaying, setPlaying] = useState(false)
  return (
    <>
      <video
        {...shown}
        ref={video}
        aria-label={alt}
        muted
        loop
        playsInline
        preload="metadata"
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
      />
      <PlayButton>
        <IconButton
          label={isPlaying ? labels.pause : labels.play}
          variant="secondary"
          hasTooltip={false}
          onPress={() => {
            if (isPlaying) video.current?.pause()
            // Refused where the browser does not let a page play: the button then stays as it was.
            else void video.current?.play().catch(() => undefined)
          }}
        >
          {isPlaying ? (
            <Pause size={16} aria-hidden="true" />
          ) : (
            <Play size={16} aria-hidden="true" />
          )}
        </IconButton>
      </PlayButton>
    </>
  )
}
