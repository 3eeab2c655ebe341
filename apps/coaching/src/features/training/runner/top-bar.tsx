import type { SessionStep } from '@org/api/coaching'
import { BookOpen, Volume2, VolumeX, X } from 'lucide-react'
import { Control } from './controls/control.tsx'
import { Progress, Tools, Top } from './runner.styles.ts'
import { runnerTexts } from './texts.ts'

interface TopBarProps {
  steps: readonly SessionStep[]
  index: number
  isMuted: boolean
  onMute: () => void
  /** Whether the description of the exercise is shown. */
  isReading: boolean
  /** Shows or hides the description; undefined without one. */
  onRead: (() => void) | undefined
  onClose: () => void
}

/** The close button, the progress of the session, and the buttons for the description and the sounds. */
export function TopBar({ steps, index, isMuted, onMute, isReading, onRead, onClose }: TopBarProps) {
  const works = steps.filter(({ kind }) => kind === 'work')
  const over = works.filter((work) => work.index < index).length
  return (
    <Top>
      <Control label={runnerTexts.close} size="small" onPress={onClose}>
        <X size={24} aria-hidden="true" />
      </Control>
      <div>
        {runnerTexts.exerciceOf(Math.min(over + 1, works.length), works.length)}
        <Progress aria-label={runnerTexts.progress} value={over} max={works.length} />
      </div>
      <Tools>
        {onRead && (
          <Control label={runnerTexts.guide} size="small" isPressed={isReading} onPress={onRead}>
            <BookOpen size={24} aria-hidden="true" />
          </Control>
        )}
        <Control
          label={isMuted ? runnerTexts.unmute : runnerTexts.mute}
          size="small"
          onPress={onMute}
        >
          {isMuted ? (
            <VolumeX size={24} aria-hidden="true" />
          ) : (
            <Volume2 size={24} aria-hidden="true" />
          )}
        </Control>
      </Tools>
    </Top>
  )
}
