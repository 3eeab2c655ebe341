/**
 * Limits of a training session. `seconds` is the maximum for the time of an exercise and for the
 * rest after it, in whole seconds.
 */
export const sessionLimits = {
  blocs: 30,
  /** Maximum number of exercises in all blocs together. */
  exercices: 100,
  /** Maximum number of times that a bloc is played. */
  volume: 100,
  reps: 1000,
  /** Characters of a load, such as `2 × 12 kg` or `70 % 1RM`. */
  load: 50,
  /** Characters of the note on an exercise in a bloc. */
  note: 300,
  seconds: 7200,
} as const

/** The rest after an exercise, unless another one is set. */
export const defaultRestSeconds = 10

/** The time of a timed exercise, unless another one is set. */
export const defaultTimerSeconds = 65
