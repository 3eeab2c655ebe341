import type { Level } from '../../coaching/rules/levels.ts'
import type { MuscleGroup } from '../../coaching/training/muscle-groups.ts'

/** An exercise of the demonstration. Sports and equipments are of the list that a studio starts with. */
export interface DemoExercice {
  title: string
  description: string
  level: Level
  sports: string[]
  equipments: string[]
  mainMuscleGroup: MuscleGroup
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
  },
  {
    title: 'Fentes alternées',
    description: 'Un grand pas en avant, le genou arrière frôle le sol. Changez de jambe.',
    level: 2,
    sports: strength,
    equipments: ['Haltères'],
    mainMuscleGroup: 'glutes',
  },
  {
    title: 'Pont fessier',
    description: 'Sur le dos, genoux pliés, montez le bassin et tenez une seconde en haut.',
    level: 1,
    sports: strength,
    equipments: ['Tapis'],
    mainMuscleGroup: 'glutes',
  },
  {
    title: 'Soulevé de terre jambes tendues',
    description: 'Le dos plat, laissez glisser les haltères le long des jambes, puis remontez.',
    level: 3,
    sports: ['Musculation'],
    equipments: ['Haltères'],
    mainMuscleGroup: 'hamstrings',
  },
  {
    title: 'Pompes',
    description: 'Le corps gainé, la poitrine descend jusqu’à un poing du sol.',
    level: 2,
    sports: ['Musculation', ...strength],
    equipments: ['Tapis'],
    mainMuscleGroup: 'pecs',
  },
  {
    title: 'Tirage à l’élastique',
    description: 'Tirez les coudes vers l’arrière en serrant les omoplates.',
    level: 1,
    sports: strength,
    equipments: ['Bande élastique'],
    mainMuscleGroup: 'lats',
  },
  {
    title: 'Développé épaules',
    description: 'Assis ou debout, poussez les haltères au-dessus de la tête sans cambrer.',
    level: 2,
    sports: ['Musculation'],
    equipments: ['Haltères', 'Banc'],
    mainMuscleGroup: 'shoulders',
  },
  {
    title: 'Planche',
    description: 'Sur les avant-bras, le corps en ligne droite, sans creuser le dos.',
    level: 1,
    sports: ['Pilates', ...strength],
    equipments: ['Tapis'],
    mainMuscleGroup: 'abdominals',
  },
  {
    title: 'Corde à sauter',
    description: 'De petits sauts sur l’avant du pied, les coudes près du corps.',
    level: 2,
    sports: ['Cardio', 'Boxe'],
    equipments: ['Corde à sauter'],
    mainMuscleGroup: 'calves',
  },
  {
    title: 'Étirement du dos',
    description: 'À genoux, les fesses sur les talons, étirez les bras loin devant vous.',
    level: 1,
    sports: ['Étirements', 'Yoga'],
    equipments: ['Tapis'],
    mainMuscleGroup: 'lower',
  },
]

/** An exercise of a session: repetitions, or seconds for a timed one. */
type DemoEntry = readonly [title: string, amount: { reps: number } | { seconds: number }]

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
    title: 'Tout le corps en 20 minutes',
    description: 'Un circuit complet, à faire trois fois par semaine.',
    level: 2,
    sports: strength,
    blocs: [
      {
        title: 'Échauffement',
        volume: 1,
        exercices: [
          ['Corde à sauter', { seconds: 60 }],
          ['Pont fessier', { reps: 12 }],
        ],
      },
      {
        title: 'Circuit',
        volume: 3,
        exercices: [
          ['Squat', { reps: 15 }],
          ['Pompes', { reps: 10 }],
          ['Tirage à l’élastique', { reps: 15 }],
          ['Planche', { seconds: 40 }],
        ],
      },
      {
        title: 'Retour au calme',
        volume: 1,
        exercices: [['Étirement du dos', { seconds: 60 }]],
      },
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
          ['Fentes alternées', { reps: 12 }],
          ['Soulevé de terre jambes tendues', { reps: 10 }],
        ],
      },
      { title: 'Finition', volume: 2, exercices: [['Pont fessier', { seconds: 45 }]] },
    ],
  },
  {
    title: 'Dos et épaules',
    description: 'Pour celles et ceux qui passent la journée assis.',
    level: 1,
    sports: strength,
    blocs: [
      {
        title: 'Posture',
        volume: 3,
        exercices: [
          ['Tirage à l’élastique', { reps: 15 }],
          ['Développé épaules', { reps: 10 }],
          ['Étirement du dos', { seconds: 45 }],
        ],
      },
    ],
  },
]
