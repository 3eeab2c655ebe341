import {
  type PlayableExercice,
  type PlayableSession,
  type SessionStep,
  sessionSteps,
  stepSeconds,
} from '@org/api/coaching'

export interface TimelineEntry {
  /** Seconds from the start of the session to the exercise's first round. */
  startsAt: number
  exercice: PlayableExercice
  seconds: number | null
  reps: number | null
  /** The end of a range of repetitions; null without a range. */
  repsMax: number | null
  load: string
  note: string
  /** Seconds of rest after the exercise; 0 if there is none. */
  restSeconds: number
}

export interface TimelineBloc {
  title: string
  description: string
  rounds: number
  /** Duration of all rounds together, in seconds. */
  seconds: number
  isApproximate: boolean
  entries: TimelineEntry[]
}

/**
 * Returns the timeline of a session, bloc by bloc. The entries of a bloc are the exercises of its
 * first round.
 */
export function timeline(session: Pick<PlayableSession, 'type' | 'blocs'>): TimelineBloc[] {
  const steps = sessionSteps(session)
  const starts: number[] = [0]
  for (const step of steps) starts.push((starts.at(-1) ?? 0) + stepSeconds(step))
  let first = 0
  return session.blocs.map(({ title, description, volume, exercices }) => {
    const ownFirst = first
    // Each exercise of each round has two steps: the lead-in and the exercise.
    first += 2 * volume * exercices.length
    const own = steps.slice(ownFirst, first)
    return {
      title,
      description,
      rounds: volume,
      seconds: own.reduce((sum, step) => sum + stepSeconds(step), 0),
      isApproximate: own.some(({ reps }) => reps !== null),
      entries: own
        .filter(({ kind, round }) => kind === 'work' && round === 1)
        .map(({ index, exercice, seconds, reps, repsMax, load, note }) => ({
          startsAt: starts[index] ?? 0,
          exercice,
          seconds,
          reps,
          repsMax,
          load,
          note,
          restSeconds: restOf(steps[index + 1]),
        })),
    }
  })
}

const restOf = (step: SessionStep | undefined) => (step?.kind === 'rest' ? step.seconds : 0)
