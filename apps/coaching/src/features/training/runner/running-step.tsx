import type { RunnerAction, SessionStep } from '@org/api/coaching'
import { Guide, hasGuide } from './guide/guide.tsx'
import { Controls } from './controls/controls.tsx'
import { Amount, Hint, Info, Left, Load, Next, Note, Place, Title, Unit } from './runner.styles.ts'
import type { Moment } from './running/running.ts'
import { Stage } from './stage/stage.tsx'
import { stepView } from './step-view.ts'
import { runnerTexts } from './texts.ts'

interface RunningStepProps {
  moment: Moment
  step: SessionStep
  /** Whether the description of the exercise covers its picture. */
  isReading: boolean
  act: (action: RunnerAction) => void
}

/** The current step: what to do, for how long, and what comes next. */
export function RunningStep({ moment, step, isReading, act }: RunningStepProps) {
  const { steps, index, pausedAt } = moment.state
  const isPaused = pausedAt !== null
  const { kind, title, place, amount, unit, left, next } = stepView(step, moment)
  const later = steps.slice(index).find(({ exercice }) => exercice !== step.exercice)
  return (
    <>
      <Stage exercice={step.exercice} next={later?.exercice ?? null} isPlaying={!isPaused}>
        {isReading && hasGuide(step) && <Guide step={step} />}
      </Stage>
      <Info data-kind={kind} data-paused={isPaused ? '' : undefined}>
        {place && <Place>{place}</Place>}
        <Title>{title}</Title>
        <Amount data-length={amount.length > 5 ? 'range' : amount.length > 2 ? 'long' : undefined}>
          <strong role={left === null ? undefined : 'timer'}>{amount}</strong>
        </Amount>
        {(unit || step.load) && (
          <Unit>
            {unit}
            {step.load && <Load>{step.load}</Load>}
          </Unit>
        )}
        {step.note && <Note>{step.note}</Note>}
        {left !== null && (
          <Left key={index} aria-hidden="true" data-running={isPaused ? undefined : ''}>
            <div style={{ transform: `scaleX(${left})` }} />
          </Left>
        )}
        {isPaused && <Hint>{runnerTexts.tapToResume}</Hint>}
        {!isPaused && left === null && <Hint>{runnerTexts.tapWhenDone}</Hint>}
        <Next>{next}</Next>
      </Info>
      <Controls
        isPaused={isPaused}
        isWaiting={step.seconds === null}
        isRest={step.kind === 'rest'}
        act={act}
      />
    </>
  )
}
