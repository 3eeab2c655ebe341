/** UI text of the training sessions. */
export const trainingSessionsTexts = {
  title: "Mes séances d'entrainement",
  exercices: 'Exercices',
  emptyTitle: 'Aucune séance',
  emptyHelp: 'Une séance enchaîne des exercices, en blocs. Elle se partage par un lien.',
  noMatch: (words: string) => `Aucune séance ne commence par « ${words} »`,
  deleteTitle: 'Voulez-vous vraiment supprimer cette séance ?',
  deleteHelp:
    'Elle reste dans la marketplace et dans les programmes qui la contiennent. Son lien de partage prend fin.',
} as const
