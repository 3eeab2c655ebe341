/**
 * Texts for the address of something deleted or hidden from this person: both get the same texts.
 */
export const missingTexts = {
  help: 'Le lien qui vous a mené ici est ancien ou incomplet.',
  toList: 'Revenir à la liste',
  toTeams: 'Voir les équipes',
  toSignatures: 'Voir les signatures',
} as const
