import type { PlayableExercice } from '@org/api/coaching'
import { Pause, Play } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { runnerTexts } from '../texts.ts'
import { Layer, StageBox, StageButton, StagePlace } from './stage.styles.ts'
import { StageMedia } from './stage-media.tsx'

interface StageProps {
  exercice: PlayableExercice
  /** The next exercise, whose video is preloaded; null during the last exercise. */
  next: PlayableExercice | null
  isPlaying: boolean
  /** Shown over the picture. */
  children?: ReactNode
}

const prefersStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * The video of an exercise, muted and looping, on top of the next exercise's video, which is
 * preloading.
 */
export function Stage({ exercice, next, isPlaying, children }: StageProps) {
  const [isStill] = useState(prefersStillness)
  const [isStarted, setStarted] = useState(!isStill)
  const layers = next && keyOf(next) !== keyOf(exercice) ? [exercice, next] : [exercice]
  return (
    <StagePlace>
      <StageBox>
        {layers.map((one) => (
          <Layer key={keyOf(one)} data-next={one === exercice ? undefined : ''}>
            <StageMedia exercice={one} isPlaying={one === exercice && isPlaying && isStarted} />
          </Layer>
        ))}
        {isStill && exercice.video && (
          <StageButton
            type="button"
            aria-label={isStarted ? runnerTexts.stopVideo : runnerTexts.playVideo}
            onClick={() => setStarted(!isStarted)}
          >
            {isStarted ? (
              <Pause size={20} aria-hidden="true" />
            ) : (
              <Play size={20} aria-hidden="true" />
            )}
          </StageButton>
        )}
        {children}
      </StageBox>
    </StagePlace>
  )
}

/**
 * Returns the key of an exercise's video element. Two exercises with the same video share the
 * element, which then keeps playing.
 */
const keyOf = ({ video, title }: PlayableExercice) => video?.url ?? title
