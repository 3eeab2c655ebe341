'use client'
import { ImageOff } from 'lucide-react'
import { useState, type ReactElement } from 'react'
import { useLabels, type OwnLabels } from '../../locale/index.ts'
import { omitUndefined } from '../../omit-undefined.ts'
import type { RootPropsWithRef } from '../../primitives/root-props.ts'
import { logToConsole } from '../log-to-console.ts'
import { mediaViewerLabels, type MediaViewerLabels } from '../viewer/media-viewer.labels.ts'
import { Nothing, Window } from '../viewer/media-viewer.styles.ts'
import { PlayToggle } from '../viewer/play-toggle.tsx'
import { usePlayback } from '../viewer/use-playback.ts'
import { placeBehind } from '../viewer/visible-area.ts'
import { largestArea, type AreaFractions } from './area-geometry.ts'
import type { AreaVideo } from './area-video.ts'

export interface VisibleAreaVideoProps extends RootPropsWithRef<HTMLDivElement> {
  video: AreaVideo
  /** Text for screen readers. */
  alt: string
  /** The visible part, in fractions. Default: the largest centred area. */
  visibleArea?: AreaFractions | undefined
  /** Receives an error if the video cannot be played. Default: the browser's console. */
  log?: ((error: Error) => void) | undefined
  labels?: OwnLabels<MediaViewerLabels> | undefined
}

/**
 * Plays a video cropped to its visible area, muted and in a loop. Shows the poster instead if the
 * video cannot be played.
 */
export function VisibleAreaVideo({
  video,
  alt,
  visibleArea = largestArea(video),
  log = logToConsole,
  labels,
  style,
  ...rest
}: VisibleAreaVideoProps): ReactElement {
  const texts = useLabels(mediaViewerLabels, labels)
  const { src, poster, width, height } = video
  const { isPlaying, toggle, videoProps } = usePlayback(src)
  const [failedSrc, setFailedSrc] = useState<string>()
  const hasFailed = failedSrc === src
  if (hasFailed && poster === undefined) {
    return (
      <Nothing {...omitUndefined({ ...rest, style })}>
        <ImageOff size={20} aria-hidden="true" />
        {texts.none}
      </Nothing>
    )
  }
  const place = placeBehind(visibleArea, { width: 1, height: 1 })
  const shape = `${visibleArea.width * width} / ${visibleArea.height * height}`
  return (
    <Window {...omitUndefined(rest)} style={{ ...style, aspectRatio: shape }}>
      {hasFailed ? (
        <img src={poster} alt={alt} style={place} />
      ) : (
        <>
          <video
            {...videoProps}
            src={src}
            poster={poster}
            aria-label={alt}
            muted
            loop
            playsInline
            preload="auto"
            style={place}
            onError={() => {
              setFailedSrc(src)
              log(new Error(`The video ${src} could not be played`))
            }}
          />
          <PlayToggle isPlaying={isPlaying} onPress={toggle} labels={texts} />
        </>
      )}
    </Window>
  )
}
