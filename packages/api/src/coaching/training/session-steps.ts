import type { PlayableExercice, PlayableSession } from './playable-session.ts'

/** How long the countdown before an exercise lasts, in seconds. */
export const countdownSeconds = 3

interface StepPlace {
  /** Index of the step in the session, from 0. */
  index: number
  blocTitle: string
  /** Round of the bloc, from 1. */
  round: number
  /** How many rounds the bloc has. */
  rounds: number
  /** Load of the exercise; empty without one. */
  load: string
  /** The coach's note on the exercise; empty without one. */
  note: string
}

/** A step in which the person does an exercise. */
export interface WorkStep extends StepPlace {
  kind: 'work'
  exercice: PlayableExercice
  /** Seconds; null when it is counted in repetitions. */
  seconds: number | null
  /** Repetitions; null when it is timed. */
  reps: number | null
  /** The end of a range of repetitions that begins with `reps`; null without a range. */
  repsMax: number | null
}

/** The time before an exercise: a rest or, without a rest, a countdown. */
export interface LeadStep extends StepPlace {
  kind: 'rest' | 'countdown'
  /** The exercise that follows. */
  exercice: PlayableExercice
  seconds: number
  reps: null
  repsMax: null
}

export type SessionStep = WorkStep | LeadStep

/**
 * Returns the steps of a session in the order they are played. A bloc is played `volume` times as a
 * circuit. The last three seconds of a rest are the countdown to the next exercise; without a rest,
 * a countdown of three seconds is added. Nothing follows the last exercise. A session of type
 * `video` has no steps.
 */
export function sessionSteps({
  type: sessionType,
  blocs,
}: Pick<PlayableSession, 'type' | 'blocs'>): SessionStep[] {
  if (sessionType === 'video') return []
  const steps: SessionStep[] = []
  let restSeconds = 0
  for (const { one, ...where } of played(blocs)) {
    const { exercice, type, reps, repsMax = null, timer, load = '', note = '' } = one
    const place = { ...where, load, note }
    const lead =
      restSeconds > 0
        ? { kind: 'rest' as const, seconds: restSeconds }
        : { kind: 'countdown' as const, seconds: countdownSeconds }
    steps.push({ ...place, ...lead, index: steps.length, exercice, reps: null, repsMax: null })
    const work =
      type === 'timer'
        ? { seconds: timer, reps: null, repsMax: null }
        : { seconds: null, reps, repsMax }
    steps.push({ ...place, ...work, index: steps.length, kind: 'work', exercice })
    restSeconds = one.rest ? one.restSeconds : 0
  }
  return steps
}

/** Returns the exercises of all rounds of all blocs, each with its bloc and round. */
const played = (blocs: PlayableSession['blocs']) =>
  blocs.flatMap(({ title: blocTitle, volume: rounds, exercices }) =>
    Array.from({ length: rounds }, (_, round) =>
      exercices.map((one) => ({ one, blocTitle, round: round + 1, rounds })),
    ).flat(),
  )
