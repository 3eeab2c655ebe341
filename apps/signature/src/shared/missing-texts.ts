/**
 * UI text for the address of something that was deleted or is hidden from this person; the page
 * does not tell which.
 */
export const missingTexts = {
  help: 'Le lien qui vous a mené ici est ancien ou incomplet.',
  toList: 'Revenir à la liste',
  toTeams: 'Voir les équipes',
  toSignatures: 'Voir les signatures',
} as const
