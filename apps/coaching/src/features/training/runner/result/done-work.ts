import type { RunnerState, WorkStep } from '@org/api/coaching'

/** What was done of one exercise. */
export interface DoneExercice {
  title: string
  /** How often it was done to its end. */
  times: number
  /** Seconds of the timed ones. */
  seconds: number
  reps: number
}

/** Returns the steps that were done to their end. */
export const doneSteps = ({ steps, done }: RunnerState): WorkStep[] =>
  done.map((index) => steps[index]).filter((step) => step?.kind === 'work')

/** Returns what was done of each exercise, in the order of their first time. */
export const doneExercices = (steps: readonly WorkStep[]): DoneExercice[] =>
  [...Map.groupBy(steps, ({ exercice }) => exercice.title)].map(([title, some]) => ({
    title,
    times: some.length,
    seconds: some.reduce((sum, { seconds }) => sum + (seconds ?? 0), 0),
    reps: some.reduce((sum, { reps }) => sum + (reps ?? 0), 0),
  }))
