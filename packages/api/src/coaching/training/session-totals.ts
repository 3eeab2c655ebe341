import type { MuscleGroup } from './muscle-groups.ts'
import type { PlayableSession } from './playable-session.ts'
import { type SessionStep, sessionSteps } from './session-steps.ts'

/** Assumed duration of a repetition, in seconds. */
const repetitionSeconds = 3

export interface SessionTotals {
  /** Seconds of exercises, rests and countdowns. */
  seconds: number
  /** Whether any exercise is measured in repetitions, which makes the duration an estimate. */
  isApproximate: boolean
  /** Share of the exercise time by main muscle group, from 0 to 1; other groups are absent. */
  muscles: Partial<Record<MuscleGroup, number>>
}

/**
 * Returns how long a step takes, in seconds; an estimate when it counts repetitions. Of a range of
 * repetitions the middle counts.
 */
export function stepSeconds({ seconds, reps, repsMax }: SessionStep): number {
  if (seconds !== null) return seconds
  const least = reps ?? 0
  return Math.round(((least + (repsMax ?? least)) / 2) * repetitionSeconds)
}

const sum = (steps: readonly SessionStep[]): number =>
  steps.reduce((seconds, step) => seconds + stepSeconds(step), 0)

/** Returns each main muscle group's share of the exercise time in these steps. */
export function workedMuscles(steps: readonly SessionStep[]): SessionTotals['muscles'] {
  const works = steps.filter(({ kind }) => kind === 'work')
  const atWork = sum(works)
  const muscles: SessionTotals['muscles'] = {}
  for (const [group, some] of Map.groupBy(works, ({ exercice }) => exercice.mainMuscleGroup)) {
    if (group !== null && atWork > 0) muscles[group] = sum(some) / atWork
  }
  return muscles
}

/** Returns how long a session takes and which muscles it works. */
export function sessionTotals(session: Pick<PlayableSession, 'type' | 'blocs'>): SessionTotals {
  const steps = sessionSteps(session)
  return {
    seconds: sum(steps),
    isApproximate: steps.some(({ reps }) => reps !== null),
    muscles: workedMuscles(steps),
  }
}
