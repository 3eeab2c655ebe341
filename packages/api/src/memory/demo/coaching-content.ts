import type { Level } from '../../coaching/rules/levels.ts'
import type { MuscleGroup } from '../../coaching/training/muscle-groups.ts'

/**
 * An exercise of the demonstration. Its sports and equipment are among the tags that a new studio
 * starts with.
 */
export interface DemoExercice {
  title: string
  description: string
  level: Level
  sports: string[]
  equipments: string[]
  mainMuscleGroup: MuscleGroup
  /** Name of the film that shows the exercise. */
  film: string
}

const strength = ['Renforcement musculaire']

export const demoExercices: readonly DemoExercice[] = [
  {
    title: 'Squat',
    description:
      'Pieds à la largeur des épaules, descendez comme pour vous asseoir, le dos droit, puis poussez dans les talons.',
    level: 1,
    sports: ['Musculation', ...strength],
    equipments: [],
    mainMuscleGroup: 'quads',
    film: 'squat',
  },
  {
    title: 'Fentes alternées',
    description: 'Un grand pas en avant, le genou arrière frôle le sol. Changez de jambe.',
    level: 2,
    sports: strength,
    equipments: ['Haltères'],
    mainMuscleGroup: 'glutes',
    film: 'lunge',
  },
  {
    title: 'Pont fessier',
    description: 'Sur le dos, genoux pliés, montez le bassin et tenez une seconde en haut.',
    level: 1,
    sports: strength,
    equipments: ['Tapis'],
    mainMuscleGroup: 'glutes',
    film: 'bridge',
  },
  {
    title: 'Pompes',
    description: 'Le corps gainé, la poitrine descend jusqu’à un poing du sol.',
    level: 2,
    sports: ['Musculation', ...strength],
    equipments: ['Tapis'],
    mainMuscleGroup: 'pecs',
    film: 'push-up',
  },
  {
    title: 'Planche',
    description: 'Sur les avant-bras, le corps en ligne droite, sans creuser le dos.',
    level: 1,
    sports: ['Pilates', ...strength],
    equipments: ['Tapis'],
    mainMuscleGroup: 'abdominals',
    film: 'plank',
  },
  {
    title: 'Jumping jacks',
    description: 'Sautez en écartant bras et jambes, puis refermez, sur un rythme régulier.',
    level: 1,
    sports: ['Cardio'],
    equipments: [],
    mainMuscleGroup: 'calves',
    film: 'jumping-jack',
  },
  {
    title: 'Grimpeur',
    description: 'En appui sur les mains, ramenez un genou puis l’autre vers la poitrine.',
    level: 3,
    sports: ['Cardio', ...strength],
    equipments: ['Tapis'],
    mainMuscleGroup: 'abdominals',
    film: 'climber',
  },
  {
    title: 'Superman',
    description: 'Sur le ventre, décollez bras et jambes en même temps, le regard vers le sol.',
    level: 1,
    sports: ['Pilates', ...strength],
    equipments: ['Tapis'],
    mainMuscleGroup: 'lower',
    film: 'superman',
  },
  {
    title: 'Crunch',
    description: 'Sur le dos, enroulez le haut du buste sans tirer sur la nuque.',
    level: 1,
    sports: strength,
    equipments: ['Tapis'],
    mainMuscleGroup: 'abdominals',
    film: 'crunch',
  },
]

/** An exercise of a session: its title, and how much of it is done. */
type DemoEntry = readonly [
  title: string,
  amount: ({ reps: number; repsMax?: number } | { seconds: number }) & {
    load?: string
    note?: string
  },
]

export interface DemoSession {
  title: string
  description: string
  level: Level
  sports: string[]
  blocs: readonly { title: string; volume: number; exercices: readonly DemoEntry[] }[]
}

/** The sessions of the demonstration; the first is shared. */
export const demoSessions: readonly DemoSession[] = [
  {
    title: 'Tout le corps en 15 minutes',
    description: 'Un circuit complet, à faire trois fois par semaine.',
    level: 2,
    sports: strength,
    blocs: [
      {
        title: 'Échauffement',
        volume: 1,
        exercices: [
          ['Jumping jacks', { seconds: 60 }],
          ['Pont fessier', { reps: 12 }],
        ],
      },
      {
        title: 'Circuit',
        volume: 3,
        exercices: [
          ['Squat', { reps: 15 }],
          ['Pompes', { reps: 10 }],
          ['Grimpeur', { seconds: 30 }],
          ['Planche', { seconds: 40 }],
        ],
      },
      { title: 'Retour au calme', volume: 1, exercices: [['Superman', { seconds: 60 }]] },
    ],
  },
  {
    title: 'Jambes et fessiers',
    description: 'Lourd et lent, avec des haltères.',
    level: 3,
    sports: ['Musculation'],
    blocs: [
      {
        title: 'Force',
        volume: 4,
        exercices: [
          [
            'Fentes alternées',
            { reps: 8, repsMax: 12, load: '2 × 8 kg', note: 'Trois secondes pour descendre.' },
          ],
          ['Squat', { reps: 10, load: '20 kg', note: 'L’haltère contre la poitrine.' }],
        ],
      },
      { title: 'Finition', volume: 2, exercices: [['Pont fessier', { seconds: 45 }]] },
    ],
  },
  {
    title: 'Dos et abdominaux',
    description: 'Pour celles et ceux qui passent la journée assis.',
    level: 1,
    sports: strength,
    blocs: [
      {
        title: 'Posture',
        volume: 3,
        exercices: [
          ['Superman', { reps: 12 }],
          ['Crunch', { reps: 15 }],
          ['Planche', { seconds: 45 }],
        ],
      },
    ],
  },
]
