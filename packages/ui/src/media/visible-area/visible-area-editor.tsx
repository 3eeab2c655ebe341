'use client'
import { useId, type ReactElement } from 'react'
import { useLabels, useLocaleTag, type OwnLabels } from '../../locale/index.ts'
import { omitUndefined } from '../../omit-undefined.ts'
import { Button } from '../../primitives/button/button.tsx'
import type { RootPropsWithRef } from '../../primitives/root-props.ts'
import { PlayToggle } from '../viewer/play-toggle.tsx'
import { usePlayback } from '../viewer/use-playback.ts'
import { largestArea, resizeArea, type AreaFractions, type Corner } from './area-geometry.ts'
import { areaAfterKey } from './area-keys.ts'
import type { AreaVideo } from './area-video.ts'
import { useFrameDrag } from './use-frame-drag.ts'
import {
  visibleAreaEditorLabels,
  type VisibleAreaEditorLabels,
} from './visible-area-editor.labels.ts'
import {
  Below,
  Frame,
  Handle,
  Help,
  Name,
  Place,
  Root,
  Stage,
} from './visible-area-editor.styles.ts'

export interface VisibleAreaEditorProps extends RootPropsWithRef<HTMLDivElement> {
  /** What is framed, shown above the video. */
  label: string
  video: AreaVideo
  /** The visible area in fractions; null for the largest in the middle. */
  value: AreaFractions | null
  onChange: (area: AreaFractions) => void
  labels?: OwnLabels<VisibleAreaEditorLabels> | undefined
}

const corners: readonly Corner[] = ['nw', 'ne', 'sw', 'se']

/** Formats fractions of the video as percentages. */
function usePercentages({ x, y, width }: AreaFractions) {
  const locale = useLocaleTag()
  const format = new Intl.NumberFormat(locale, { style: 'percent' })
  return { width: format.format(width), left: format.format(x), top: format.format(y) }
}

/**
 * Lets the user choose which part of a video is visible: a frame of 3:4 over the playing video, that
 * is moved and resized by pointer, touch and keys. The video itself is not changed.
 */
export function VisibleAreaEditor({
  label,
  video,
  value,
  onChange,
  labels,
  ...rest
}: VisibleAreaEditorProps): ReactElement {
  const nameId = useId()
  const helpId = useId()
  const texts = useLabels(visibleAreaEditorLabels, labels)
  const { isPlaying, toggle, videoProps } = usePlayback(video.src)
  // An area of another video may have another ratio here.
  const area = value ? resizeArea(value, value.width, video) : largestArea(video)
  const dragProps = useFrameDrag(area, video, onChange)
  const place = texts.place(usePercentages(area))
  const percent = (fraction: number) => `${100 * fraction}%`

  return (
    <Root aria-labelledby={nameId} {...omitUndefined(rest)}>
      <Name id={nameId}>{label}</Name>
      <Stage $ratio={video.width / video.height}>
        <video
          {...videoProps}
          src={video.src}
          poster={video.poster}
          muted
          loop
          playsInline
          preload="auto"
          aria-hidden
        />
        <Frame
          {...dragProps}
          aria-label={texts.frame}
          aria-describedby={helpId}
          style={{
            left: percent(area.x),
            top: percent(area.y),
            width: percent(area.width),
            height: percent(area.height),
          }}
          onKeyDown={(event) => {
            const next = areaAfterKey(area, event, video)
            if (!next || event.ctrlKey || event.metaKey || event.altKey) return
            event.preventDefault()
            onChange(next)
          }}
        >
          {corners.map((corner) => (
            <Handle key={corner} $corner={corner} data-corner={corner} />
          ))}
        </Frame>
        <PlayToggle isPlaying={isPlaying} onPress={toggle} labels={texts} />
      </Stage>
      <Below>
        <Place>{place}</Place>
        <Button onPress={() => onChange(largestArea(video))}>{texts.reset}</Button>
      </Below>
      <Help id={helpId}>{texts.help}</Help>
    </Root>
  )
}
