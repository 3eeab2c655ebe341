import type {
  PlayableBloc,
  PlayableBlocExercice,
  PlayableExercice,
  PlayableSession,
} from './playable-session.ts'

/** An exercise with a title and no other content by default. */
export const exercice = (
  title: string,
  overrides: Partial<PlayableExercice> = {},
): PlayableExercice => ({
  title,
  description: '',
  equipments: [],
  mainMuscleGroup: null,
  video: null,
  imageUrl: null,
  ...overrides,
})

/** A bloc's exercise that lasts this many seconds, by default without a rest. */
export const timed = (
  title: string,
  timer: number,
  overrides: Partial<PlayableBlocExercice> = {},
): PlayableBlocExercice => ({
  type: 'timer',
  reps: 1,
  timer,
  rest: false,
  restSeconds: 10,
  exercice: exercice(title),
  ...overrides,
})

/** A bloc's exercise that is counted in repetitions, by default without a rest. */
export const counted = (
  title: string,
  reps: number,
  overrides: Partial<PlayableBlocExercice> = {},
): PlayableBlocExercice => timed(title, 65, { type: 'reps', reps, ...overrides })

/** A bloc, by default played once. */
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
