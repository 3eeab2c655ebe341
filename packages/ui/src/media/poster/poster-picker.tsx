'use client'
import { useId, useRef, useState, type ReactElement } from 'react'
import { useLabels, type OwnLabels } from '../../locale/index.ts'
import { omitUndefined } from '../../omit-undefined.ts'
import { BannerMessage } from '../../primitives/banner-message/banner-message.tsx'
import { Button } from '../../primitives/button/button.tsx'
import type { RootPropsWithRef } from '../../primitives/root-props.ts'
import { Slider } from '../../primitives/slider/slider.tsx'
import { logToConsole } from '../log-to-console.ts'
import type { AreaVideo } from '../visible-area/area-video.ts'
import { drawPoster } from './draw-poster.ts'
import { PosterError } from './poster-error.ts'
import { posterPickerLabels, type PosterPickerLabels } from './poster-picker.labels.ts'
import { Current, Film, Name, Pictures, Root } from './poster-picker.styles.ts'
import { useSeek } from './use-seek.ts'

export interface PosterPickerProps extends RootPropsWithRef<HTMLDivElement> {
  /** Label shown above the video: what to pick. */
  label: string
  /** The video; its `poster` is the current poster. */
  video: AreaVideo
  /** Duration of the video in seconds. */
  duration: number
  /** Receives the picked frame as a jpg, and its time in seconds. */
  onPicked: (poster: Blob, time: number) => void
  /** Receives errors. Default: the browser's console. */
  log?: ((error: Error) => void) | undefined
  labels?: OwnLabels<PosterPickerLabels> | undefined
}

/** Step of the slider in seconds: one frame at 25 frames per second. */
const step = 0.04

/** Lets the user pick a frame of a video as its poster. */
export function PosterPicker({
  label,
  video,
  duration,
  onPicked,
  log = logToConsole,
  labels,
  ...rest
}: PosterPickerProps): ReactElement {
  const nameId = useId()
  const film = useRef<HTMLVideoElement>(null)
  const texts = useLabels(posterPickerLabels, labels)
  const { seekTo, shown } = useSeek(film)
  const [time, setTime] = useState(0)
  const [isDrawing, setDrawing] = useState(false)
  const [error, setError] = useState<PosterError>()

  function fail(reason: PosterError) {
    setError(reason)
    log(reason)
  }

  async function pick(element: HTMLVideoElement) {
    setDrawing(true)
    setError(undefined)
    try {
      await shown()
      onPicked(await drawPoster(element), time)
    } catch (thrown) {
      if (!(thrown instanceof PosterError)) throw thrown
      fail(thrown)
    } finally {
      setDrawing(false)
    }
  }

  return (
    <Root aria-labelledby={nameId} {...omitUndefined(rest)}>
      <Name id={nameId}>{label}</Name>
      <Pictures>
        <Film
          ref={film}
          src={video.src}
          $ratio={video.width / video.height}
          crossOrigin="anonymous"
          muted
          playsInline
          preload="auto"
          aria-hidden
          // A renewed video address resets the time, so seek to the selected time again.
          onLoadedMetadata={() => time > 0 && seekTo(time)}
          onError={() => fail(new PosterError('load', film.current?.error))}
        />
        {video.poster !== undefined && (
          <Current>
            <img src={video.poster} alt="" />
            <figcaption>{texts.current}</figcaption>
          </Current>
        )}
      </Pictures>
      <Slider
        label={texts.time}
        value={time}
        min={0}
        max={duration}
        step={step}
        unit={texts.seconds}
        isDisabled={error?.type === 'load'}
        onChange={(next) => {
          setTime(next)
          seekTo(next)
        }}
      />
      {error && (
        <BannerMessage tone="danger" title={texts.errors[error.type]}>
          {texts.hints[error.type]}
        </BannerMessage>
      )}
      <Button
        isLoading={isDrawing}
        isDisabled={error?.type === 'load'}
        onPress={() => film.current && void pick(film.current)}
      >
        {texts.pick}
      </Button>
    </Root>
  )
}
