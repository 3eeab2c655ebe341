/** Names of the difficulty levels. */
export const levelNames = { 1: 'Débutant', 2: 'Intermédiaire', 3: 'Expert' } as const
