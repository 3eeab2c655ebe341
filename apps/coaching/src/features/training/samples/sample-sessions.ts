import type { PlayableBlocExercice, PlayableExercice, PlayableSession } from '@org/api/coaching'
import { sampleExercices } from './exercices.ts'

const rest = { rest: true, restSeconds: 10 }

const timed = (
  exercice: PlayableExercice,
  timer: number,
  overrides: Partial<PlayableBlocExercice> = rest,
): PlayableBlocExercice => ({
  type: 'timer',
  reps: 1,
  timer,
  rest: false,
  restSeconds: 10,
  exercice,
  ...overrides,
})

const counted = (exercice: PlayableExercice, reps: number): PlayableBlocExercice =>
  timed(exercice, 65, { ...rest, type: 'reps', reps })

const { squats, lunges, bridge, pushUps, jumpingJacks, plank, climbers, superman, crunch } =
  sampleExercices

const shared = { type: 'exercices', video: null } as const

const morning: PlayableSession = {
  ...shared,
  title: 'Réveil musculaire',
  description:
    'Sept minutes pour se mettre en route, sans matériel et sans bruit pour les voisins.',
  level: 1,
  sports: ['Renforcement'],
  imageUrl: jumpingJacks.imageUrl,
  blocs: [
    {
      title: 'Échauffement',
      description: 'Tout en souplesse.',
      volume: 1,
      exercices: [timed(jumpingJacks, 40), timed(squats, 30)],
    },
    {
      title: 'Circuit',
      description: 'Deux tours, en respirant à chaque mouvement.',
      volume: 2,
      exercices: [timed(squats, 40), timed(pushUps, 30), timed(bridge, 40), timed(plank, 30)],
    },
  ],
}

const legs: PlayableSession = {
  ...shared,
  title: 'Jambes et fessiers',
  description: 'Des séries comptées, à votre rythme : la séance attend que vous ayez fini.',
  level: 2,
  sports: ['Renforcement', 'Course à pied'],
  imageUrl: lunges.imageUrl,
  blocs: [
    {
      title: 'Échauffement',
      description: '',
      volume: 1,
      exercices: [timed(jumpingJacks, 45)],
    },
    {
      title: 'Force',
      description: 'Trois tours. Descendez lentement, remontez en poussant.',
      volume: 3,
      exercices: [counted(squats, 15), counted(lunges, 12), counted(bridge, 20)],
    },
  ],
}

const core: PlayableSession = {
  ...shared,
  title: 'Gainage express',
  description: 'Le tronc sous toutes ses faces, sans temps mort.',
  level: 3,
  sports: ['Renforcement', 'Escalade'],
  imageUrl: plank.imageUrl,
  blocs: [
    {
      title: 'Tronc',
      description: 'Deux tours enchaînés.',
      volume: 2,
      exercices: [
        timed(plank, 60, {}),
        timed(climbers, 40),
        timed(superman, 45, {}),
        counted(crunch, 20),
      ],
    },
    {
      title: 'Dernier effort',
      description: '',
      volume: 1,
      exercices: [timed(plank, 65, {})],
    },
  ],
}

/**
 * The sessions that `/training-session/launch` picks from; they need neither server nor sign-in.
 */
export const sampleSessions: readonly PlayableSession[] = [morning, legs, core]

/** Picks a sample session with a random number from 0 up to 1. */
export function pickSample(random: number): PlayableSession {
  return sampleSessions[Math.floor(random * sampleSessions.length)] ?? morning
}
