import type { Level } from '@org/api/coaching'

/** Names of the difficulty levels. */
export const levelNames: Readonly<Record<Level, string>> = {
  1: 'Débutant',
  2: 'Intermédiaire',
  3: 'Expert',
}
