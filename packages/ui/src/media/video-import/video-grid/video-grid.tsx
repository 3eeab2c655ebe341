'use client'
import { useId, type ReactElement } from 'react'
import type { VideoItem } from '../network/video-item.ts'
import { VideoTile } from './video-tile.tsx'
import { Grid } from './video-grid.styles.ts'

export interface VideoGridProps {
  videos: readonly VideoItem[]
  /** Label of the group, for screen readers. */
  label: string
  /** Id of the selected video. */
  value: string | null
  onChange: (video: VideoItem) => void
  isDisabled?: boolean | undefined
  /** Label of a video without a caption. */
  untitled: (date: string) => string
}

/** A grid of videos, one of which can be selected as in a radio group. */
export function VideoGrid({
  videos,
  label,
  value,
  onChange,
  isDisabled = false,
  untitled,
}: VideoGridProps): ReactElement {
  const name = useId()
  return (
    <Grid role="radiogroup" aria-label={label}>
      {videos.map((video) => (
        <VideoTile
          key={video.id}
          video={video}
          group={name}
          isSelected={video.id === value}
          isDisabled={isDisabled}
          untitled={untitled}
          onSelect={() => onChange(video)}
        />
      ))}
    </Grid>
  )
}
