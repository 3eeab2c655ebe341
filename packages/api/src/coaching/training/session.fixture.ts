import type {
  PlayableBloc,
  PlayableBlocExercice,
  PlayableExercice,
  PlayableSession,
} from './playable-session.ts'

/** An exercise with a title and nothing else, unless given. */
export const exercice = (
  title: string,
  given: Partial<PlayableExercice> = {},
): PlayableExercice => ({
  title,
  description: '',
  equipments: [],
  mainMuscleGroup: null,
  video: null,
  imageUrl: null,
  ...given,
})

/** An exercise of a bloc for this many seconds, without a rest unless given. */
export const timed = (
  title: string,
  timer: number,
  given: Partial<PlayableBlocExercice> = {},
): PlayableBlocExercice => ({
  type: 'timer',
  reps: 1,
  timer,
  rest: false,
  restSeconds: 10,
  exercice: exercice(title),
  ...given,
})

/** An exercise of a bloc counted in repetitions, without a rest unless given. */
export const counted = (
  title: string,
  reps: number,
  given: Partial<PlayableBlocExercice> = {},
): PlayableBlocExercice => timed(title, 65, { type: 'reps', reps, ...given })

/** A bloc that is played once, unless given. */
export const bloc = (exercices: readonly PlayableBlocExercice[], volume = 1): PlayableBloc => ({
  title: 'Circuit',
  description: '',
  volume,
  exercices,
})

/** A session of these blocs. */
export const session = (...blocs: PlayableBloc[]): PlayableSession => ({
  title: 'Séance',
  type: 'exercices',
  description: '',
  level: 1,
  sports: [],
  video: null,
  imageUrl: null,
  blocs,
})
