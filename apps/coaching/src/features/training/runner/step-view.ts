import { countdownSeconds, type SessionStep, spentIn } from '@org/api/coaching'
import { countOrRange } from '#shared/amount.ts'
import { stopwatch } from '#shared/duration.ts'
import type { Moment } from './running/running.ts'
import { nextLine, runnerTexts } from './texts.ts'

/** The view of a step at one moment. */
export interface StepView {
  /** Determines the color. The last seconds of a rest already have the kind `countdown`. */
  kind: SessionStep['kind']
  /** Name of the current exercise, or the word for rest or countdown. */
  title: string
  /** The position of the step in the session; empty for a bloc without title and rounds. */
  place: string
  /** The huge number: the remaining time of a timed step, or the repetitions. */
  amount: string
  /** Unit beside the number; empty for times. */
  unit: string
  /**
   * Share of a timed step that is left: at the end of the current second, or now while paused. Null
   * for repetitions.
   */
  left: number | null
  /** A line about the next exercise. */
  next: string
}

export function stepView(step: SessionStep, { state, now }: Moment): StepView {
  const { steps, index, pausedAt } = state
  const rounds = step.rounds > 1 ? runnerTexts.round(step.round, step.rounds) : ''
  const place = [step.blocTitle, rounds].filter(Boolean).join(' · ')
  const next = nextLine(steps, index)
  if (step.seconds === null) {
    return {
      kind: step.kind,
      title: step.exercice.title,
      place,
      amount: countOrRange(step.reps ?? 0, step.repsMax),
      unit: runnerTexts.repetitions(step.repsMax ?? step.reps ?? 0),
      left: null,
      next,
    }
  }
  const left = Math.max(0, step.seconds * 1000 - spentIn(state, now))
  const seconds = Math.ceil(left / 1000)
  const isCountingDown = step.kind === 'rest' && seconds <= countdownSeconds
  const kind = isCountingDown ? 'countdown' : step.kind
  return {
    kind,
    title: kind === 'work' ? step.exercice.title : runnerTexts[kind],
    place,
    amount: seconds < 60 ? String(seconds) : stopwatch(seconds),
    unit: '',
    left: Math.max(0, pausedAt === null ? seconds - 1 : left / 1000) / step.seconds,
    next,
  }
}
