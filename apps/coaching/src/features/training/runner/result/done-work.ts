import type { PlayableExercice, RunnerState, WorkStep } from '@org/api/coaching'
import { fileOf } from '../../offline/fresh-media.ts'

/** How much of one exercise was done. */
export interface DoneExercice {
  /** Distinguishes the exercise from the others in the session. */
  key: string
  title: string
  /** How many times the exercise was completed. */
  times: number
  /** Total seconds of the exercise's timed steps. */
  seconds: number
  reps: number
  /** Like `reps`, with the end of each range of repetitions. */
  repsMax: number
}

/** Returns the completed steps. */
export const doneSteps = ({ steps, done }: RunnerState): WorkStep[] =>
  done.map((index) => steps[index]).filter((step) => step?.kind === 'work')

/**
 * Identifies an exercise by its content: in a shared session exercises have no id, and two of them
 * may have the same title.
 */
const keyOf = ({ title, description, video, imageUrl }: PlayableExercice) =>
  JSON.stringify([title, description, fileOf(video?.url ?? ''), fileOf(imageUrl ?? '')])

/** Returns how much of each exercise was done, in order of first appearance. */
export const doneExercices = (steps: readonly WorkStep[]): DoneExercice[] =>
  [...Map.groupBy(steps, ({ exercice }) => keyOf(exercice))].map(([key, some]) => ({
    key,
    title: some[0]?.exercice.title ?? '',
    times: some.length,
    seconds: some.reduce((sum, { seconds }) => sum + (seconds ?? 0), 0),
    reps: some.reduce((sum, { reps }) => sum + (reps ?? 0), 0),
    repsMax: some.reduce((sum, { reps, repsMax }) => sum + (repsMax ?? reps ?? 0), 0),
  }))
