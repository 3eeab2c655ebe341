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
  /** Label shown above the video: what to frame. */
  label: string
  video: AreaVideo
  /** The visible area in fractions; null for the largest centred area. */
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
 * Lets the user select the visible part of a video with a 3:4 frame over the playing video.
 * Pointer, touch and keys move and resize the frame. The video file does not change.
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
  // An area that was set for another video may have a wrong ratio for this one.
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
