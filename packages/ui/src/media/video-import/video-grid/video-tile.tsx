'use client'
import { Check, Play } from 'lucide-react'
import { useState, type ReactElement } from 'react'
import { useLocaleTag } from '../../../locale/index.ts'
import { isMotionWanted } from '../../is-motion-wanted.ts'
import type { VideoItem } from '../network/video-item.ts'
import {
  Frame,
  Name,
  PlayMark,
  Preview,
  Radio,
  SelectedMark,
  Still,
  Tile,
  When,
} from './video-grid.styles.ts'

export interface VideoTileProps {
  video: VideoItem
  /** Shared `name` of the radio buttons of one grid. */
  group: string
  isSelected: boolean
  /** Prevents selection; the tile keeps its place and its focus. */
  isDisabled: boolean
  untitled: (date: string) => string
  onSelect: () => void
}

function dateOf({ timestamp }: VideoItem, locale: string): string {
  const date = new Date(timestamp ?? '')
  if (Number.isNaN(date.valueOf())) return ''
  return date.toLocaleDateString(locale, { day: 'numeric', month: 'long', year: 'numeric' })
}

/**
 * One video: a still image, covered by the playing video (without sound) while the tile is hovered
 * or focused, unless the user prefers reduced motion.
 */
export function VideoTile({
  video,
  group,
  isSelected,
  isDisabled,
  untitled,
  onSelect,
}: VideoTileProps): ReactElement {
  const [isPointed, setPointed] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const date = dateOf(video, useLocaleTag())
  const isPlaying = (isPointed || isFocused) && isMotionWanted()
  return (
    <Tile onPointerEnter={() => setPointed(true)} onPointerLeave={() => setPointed(false)}>
      <Radio
        type="radio"
        name={group}
        value={video.id}
        checked={isSelected}
        aria-disabled={isDisabled}
        onChange={() => {
          if (!isDisabled) onSelect()
        }}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      />
      <Frame>
        {video.thumbnail_url !== undefined && (
          <Still src={video.thumbnail_url} alt="" referrerPolicy="no-referrer" />
        )}
        {isPlaying && (
          <Preview
            src={video.media_url}
            muted
            autoPlay
            loop
            playsInline
            aria-hidden="true"
            tabIndex={-1}
          />
        )}
        {!isPlaying && (
          <PlayMark aria-hidden="true">
            <Play size={16} />
          </PlayMark>
        )}
        {isSelected && (
          <SelectedMark aria-hidden="true">
            <Check size={16} />
          </SelectedMark>
        )}
      </Frame>
      <Name>{video.caption ?? untitled(date)}</Name>
      {video.caption !== undefined && date !== '' && <When>{date}</When>}
    </Tile>
  )
}
