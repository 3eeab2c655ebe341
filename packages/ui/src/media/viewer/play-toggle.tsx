'use client'
import { Pause, Play } from 'lucide-react'
import type { ReactElement } from 'react'
import { IconButton } from '../../primitives/icon-button/icon-button.tsx'
import type { MediaViewerLabels } from './media-viewer.labels.ts'
import { PlayButton } from './media-viewer.styles.ts'

export interface PlayToggleProps {
  isPlaying: boolean
  onPress: () => void
  labels: Pick<MediaViewerLabels, 'play' | 'pause'>
}

/** The button that plays or pauses a video, in its lower right corner. */
export function PlayToggle({ isPlaying, onPress, labels }: PlayToggleProps): ReactElement {
  return (
    <PlayButton>
      <IconButton
        label={isPlaying ? labels.pause : labels.play}
        variant="secondary"
        hasTooltip={false}
        onPress={onPress}
      >
        {isPlaying ? <Pause size={16} aria-hidden="true" /> : <Play size={16} aria-hidden="true" />}
      </IconButton>
    </PlayButton>
  )
}
