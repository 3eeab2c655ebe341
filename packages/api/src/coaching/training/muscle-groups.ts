/** The muscle groups that an exercise can work, from head to toe. */
export const muscleGroups = [
  'traps',
  'shoulders',
  'pecs',
  'biceps',
  'triceps',
  'forearms',
  'abdominals',
  'lats',
  'lower',
  'glutes',
  'quads',
  'hamstrings',
  'calves',
] as const

export type MuscleGroup = (typeof muscleGroups)[number]
