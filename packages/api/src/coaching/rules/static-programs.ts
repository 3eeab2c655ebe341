import type { Level } from './levels.ts'

/** A program that every coach sees. Its sessions have a title and a level, but no content. */
export interface StaticProgram {
  id: string
  title: string
  level: Level
  sessions: readonly { title: string; level: Level }[]
}

/** The static list of programs. */
export const staticPrograms: readonly StaticProgram[] = [
  {
    id: 'reprise-en-douceur',
    title: 'Reprise en douceur',
    level: 1,
    sessions: [
      { title: 'Réveil articulaire', level: 1 },
      { title: 'Bas du corps sans impact', level: 1 },
      { title: 'Gainage et respiration', level: 1 },
    ],
  },
  {
    id: 'tonus-en-quatre-seances',
    title: 'Tonus en quatre séances',
    level: 2,
    sessions: [
      { title: 'Jambes et fessiers', level: 2 },
      { title: 'Haut du corps aux haltères', level: 2 },
      { title: 'Cardio par intervalles', level: 2 },
      { title: 'Gainage complet', level: 2 },
    ],
  },
  {
    id: 'force-et-puissance',
    title: 'Force et puissance',
    level: 3,
    sessions: [
      { title: 'Squats et fentes lestés', level: 3 },
      { title: 'Tractions et tirages', level: 3 },
      { title: 'Circuit explosif', level: 3 },
    ],
  },
]
