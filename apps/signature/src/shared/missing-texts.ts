/** Addresses of what was deleted, or never was there for whoever asks: both read the same. */
export const missingTexts = {
  help: 'Le lien qui vous a mené ici est ancien ou incomplet.',
  toList: 'Revenir à la liste',
  toTeams: 'Voir les équipes',
  toSignatures: 'Voir les signatures',
} as const
