import type { Level } from '../rules/levels.ts'
import type { VisibleArea } from '../rules/visible-area.ts'
import type { MuscleGroup } from './muscle-groups.ts'

export interface PlayableVideo {
  url: string
  /** The image shown until the video plays; null without one. */
  posterUrl: string | null
  visibleArea: VisibleArea
}

/** The parts of an exercise that a session shows. */
export interface PlayableExercice {
  title: string
  description: string
  equipments: readonly string[]
  mainMuscleGroup: MuscleGroup | null
  video: PlayableVideo | null
  /** The exercise's image, shown if there is no video; null without one. */
  imageUrl: string | null
}

/** An exercise in a bloc, counted in repetitions or timed. */
export interface PlayableBlocExercice {
  type: 'reps' | 'timer'
  /** At least 1; used for the type `reps`. */
  reps: number
  /** The end of a range of repetitions that begins with `reps`. Default null: no range. */
  repsMax?: number | null
  /** Seconds; used for the type `timer`. */
  timer: number
  /** Whether a rest follows the exercise. */
  rest: boolean
  restSeconds: number
  /** The weight or resistance in the coach's words. Default empty. */
  load?: string
  /** What to pay attention to. Default empty. */
  note?: string
  exercice: PlayableExercice
}

export interface PlayableBloc {
  title: string
  description: string
  /** How many times the exercises are played, one after the other; at least 1. */
  volume: number
  exercices: readonly PlayableBlocExercice[]
}

/** A training session with everything that is needed to play it. */
export interface PlayableSession {
  title: string
  /** `video` plays the session's video instead of its blocs. */
  type: 'exercices' | 'video'
  description: string
  level: Level
  sports: readonly string[]
  video: PlayableVideo | null
  imageUrl: string | null
  blocs: readonly PlayableBloc[]
}
