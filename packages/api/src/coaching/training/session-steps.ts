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
}

/** A step in which the person does an exercise. */
export interface WorkStep extends StepPlace {
  kind: 'work'
  exercice: PlayableExercice
  /** Seconds; null when it is counted in repetitions. */
  seconds: number | null
  /** Repetitions; null when it is timed. */
  reps: number | null
}

/** The time before an exercise: a rest or, without a rest, a countdown. */
export interface LeadStep extends StepPlace {
  kind: 'rest' | 'countdown'
  /** The exercise that follows. */
  exercice: PlayableExercice
  seconds: number
  reps: null
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
  for (const { exercice, type, reps, timer, rest, restSeconds: after, ...place } of played(blocs)) {
    const lead =
      restSeconds > 0
        ? { kind: 'rest' as const, seconds: restSeconds }
        : { kind: 'countdown' as const, seconds: countdownSeconds }
    steps.push({ ...place, ...lead, index: steps.length, exercice, reps: null })
    const work = type === 'timer' ? { seconds: timer, reps: null } : { seconds: null, reps }
    steps.push({ ...place, ...work, index: steps.length, kind: 'work', exercice })
    restSeconds = rest ? after : 0
  }
  return steps
}

/** Returns the exercises of all rounds of all blocs, each with its bloc and round. */
const played = (blocs: PlayableSession['blocs']) =>
  blocs.flatMap(({ title: blocTitle, volume: rounds, exercices }) =>
    Array.from({ length: rounds }, (_, round) =>
      exercices.map((exercice) => ({ ...exercice, blocTitle, round: round + 1, rounds })),
    ).flat(),
  )
