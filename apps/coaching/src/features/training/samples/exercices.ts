import type { MuscleGroup, PlayableExercice } from '@org/api/coaching'
import { drawFigure, type Figure } from './figure.ts'
import * as poses from './poses.ts'

const exercice = (
  title: string,
  mainMuscleGroup: MuscleGroup,
  figure: Figure,
  description: string,
): PlayableExercice => ({
  title,
  description,
  equipments: [],
  mainMuscleGroup,
  video: null,
  imageUrl: drawFigure(figure),
})

const { standing, squatting, lunging, upright, jumping, pushUp, lowPushUp } = poses

/** The exercises of the sample sessions. */
export const sampleExercices = {
  squats: exercice(
    'Squats',
    'quads',
    { from: standing, to: squatting, hue: 232 },
    'Pieds à la largeur des épaules, descendez comme pour vous asseoir, le dos droit.',
  ),
  lunges: exercice(
    'Fentes avant',
    'quads',
    { from: standing, to: lunging, hue: 200 },
    'Un grand pas en avant, le genou arrière frôle le sol. Changez de jambe à chaque fois.',
  ),
  bridge: exercice(
    'Pont fessier',
    'glutes',
    { from: poses.lyingBridge, to: poses.bridge, hue: 318 },
    'Sur le dos, poussez dans les talons et levez le bassin jusqu’à aligner le buste et les cuisses.',
  ),
  pushUps: exercice(
    'Pompes',
    'pecs',
    { from: pushUp, to: lowPushUp, hue: 12 },
    'Le corps gainé, fléchissez les coudes jusqu’à frôler le sol. Sur les genoux si besoin.',
  ),
  jumpingJacks: exercice(
    'Jumping jacks',
    'calves',
    { from: upright, to: jumping, hue: 38 },
    'Sautez en écartant bras et jambes, puis refermez, sur un rythme régulier.',
  ),
  plank: exercice(
    'Planche',
    'abdominals',
    { from: pushUp, to: poses.plank, hue: 158 },
    'Sur les avant-bras, le corps en une seule ligne, le ventre serré.',
  ),
  climbers: exercice(
    'Grimpeur',
    'abdominals',
    { from: pushUp, to: poses.climbing, hue: 178 },
    'En appui sur les mains, ramenez un genou puis l’autre vers la poitrine.',
  ),
  superman: exercice(
    'Superman',
    'lower',
    { from: poses.lyingBelly, to: poses.superman, hue: 262 },
    'Sur le ventre, décollez bras et jambes en même temps, le regard vers le sol.',
  ),
  crunch: exercice(
    'Crunch',
    'abdominals',
    { from: poses.crunchDown, to: poses.crunchUp, hue: 98 },
    'Sur le dos, enroulez le haut du buste sans tirer sur la nuque.',
  ),
} as const
