import { type RunnerState, workedMuscles } from '@org/api/coaching'
import { MuscleMap } from '@org/ui/muscle-map'
import { Button } from '@org/ui/primitives'
import { Check, RotateCcw } from 'lucide-react'
import { countOrRange } from '#shared/amount.ts'
import { stopwatch } from '#shared/duration.ts'
import { runnerTexts } from '../texts.ts'
import { doneExercices, doneSteps } from './done-work.ts'
import { Actions, Cheer, Fact, Facts, List, Over, Worked } from './result.styles.ts'

interface ResultProps {
  state: RunnerState
  onAgain: () => void
  onClose: () => void
}

/** The end of a session: what was done, and which muscles worked. */
export function Result({ state, onAgain, onClose }: ResultProps) {
  const steps = doneSteps(state)
  const exercices = doneExercices(steps)
  const muscles = workedMuscles(steps)
  const all = state.steps.filter(({ kind }) => kind === 'work').length
  const reps = exercices.reduce((sum, one) => sum + one.reps, 0)
  const repsMax = exercices.reduce((sum, one) => sum + one.repsMax, 0)
  return (
    <Over>
      <Cheer>
        <p>{runnerTexts.finished}</p>
        <h1>{runnerTexts.wellDone}</h1>
        <Facts>
          <Fact>
            <dt>{runnerTexts.trained}</dt>
            <dd>{stopwatch(state.trained / 1000)}</dd>
          </Fact>
          <Fact>
            <dt>{runnerTexts.exercicesDone}</dt>
            <dd>{runnerTexts.of(steps.length, all)}</dd>
          </Fact>
          {reps > 0 && (
            <Fact>
              <dt>{runnerTexts.repetitionsDone}</dt>
              <dd>{countOrRange(reps, repsMax)}</dd>
            </Fact>
          )}
        </Facts>
        <Actions>
          <Button variant="primary" icon={<Check size={16} aria-hidden="true" />} onPress={onClose}>
            {runnerTexts.finish}
          </Button>
          <Button icon={<RotateCcw size={16} aria-hidden="true" />} onPress={onAgain}>
            {runnerTexts.again}
          </Button>
        </Actions>
        <List aria-label={runnerTexts.exercicesDone}>
          {exercices.map(({ key, title, times, seconds, reps: least, repsMax: most }) => (
            <li key={key}>
              <span>{title}</span>
              <span>
                {[
                  ...(times > 1 ? [runnerTexts.times(times)] : []),
                  ...(seconds > 0 ? [stopwatch(seconds)] : []),
                  ...(least > 0
                    ? [`${countOrRange(least, most)} ${runnerTexts.repetitions(most)}`]
                    : []),
                ].join(' · ')}
              </span>
            </li>
          ))}
        </List>
      </Cheer>
      {Object.keys(muscles).length > 0 && (
        <Worked>
          <MuscleMap label={runnerTexts.muscles} sex="female" intensity={muscles} />
        </Worked>
      )}
    </Over>
  )
}
