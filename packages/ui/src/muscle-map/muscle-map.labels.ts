import { defineLabels } from '../locale/index.ts'
import type { MuscleGroup } from './muscles.ts'

/** UI text of the muscle map. */
export interface MuscleMapLabels extends Readonly<Record<MuscleGroup, string>> {
  front: string
  back: string
  /** States how much a group is worked, in percent. */
  intensity: (group: string, percent: number) => string
  /** Text of a read-only map in which no group is selected or worked. */
  none: string
}

/** The text in both languages, for example to name a group elsewhere. */
export const muscleMapLabels = defineLabels<MuscleMapLabels>('muscleMap', {
  fr: {
    traps: 'Trapèzes',
    shoulders: 'Épaules',
    pecs: 'Pectoraux',
    biceps: 'Biceps',
    triceps: 'Triceps',
    forearms: 'Avant-bras',
    abdominals: 'Abdominaux',
    lats: 'Grand dorsal',
    lower: 'Lombaires',
    glutes: 'Fessiers',
    quads: 'Quadriceps',
    hamstrings: 'Ischio-jambiers',
    calves: 'Mollets',
    front: 'Face',
    back: 'Dos',
    intensity: (group, percent) => `${group} : ${percent} %`,
    none: 'Aucun muscle choisi',
  },
  en: {
    traps: 'Traps',
    shoulders: 'Shoulders',
    pecs: 'Pecs',
    biceps: 'Biceps',
    triceps: 'Triceps',
    forearms: 'Forearms',
    abdominals: 'Abdominals',
    lats: 'Lats',
    lower: 'Lower back',
    glutes: 'Glutes',
    quads: 'Quads',
    hamstrings: 'Hamstrings',
    calves: 'Calves',
    front: 'Front',
    back: 'Back',
    intensity: (group, percent) => `${group}: ${percent}%`,
    none: 'No muscle selected',
  },
})
