/** UI text of one of the two lists. */
export interface TagTexts {
  title: string
  create: string
  emptyTitle: string
  emptyHelp: string
  /** @param words search words that match nothing */
  noMatch: (words: string) => string
}

export const sportsTexts: TagTexts = {
  title: 'Tags',
  create: 'Ajouter un tag',
  emptyTitle: 'Aucun tag',
  emptyHelp: 'Les coachs choisissent parmi ces tags le sport d’un exercice ou d’une séance.',
  noMatch: (words) => `Aucun tag ne contient « ${words} »`,
}

export const equipmentsTexts: TagTexts = {
  title: 'Equippements',
  create: 'Ajouter un équipement',
  emptyTitle: 'Aucun équipement',
  emptyHelp: 'Les coachs choisissent parmi ces équipements ce qu’il faut pour un exercice.',
  noMatch: (words) => `Aucun équipement ne contient « ${words} »`,
}

/** UI text of both lists. */
export const tagTexts = {
  save: { saving: 'Enregistrement…', saved: 'Sauvegardé', failed: null },
  rename: (name: string) => `Renommer ${name}`,
  renameHelp: 'Le nouveau nom apparaît aussi dans les exercices et séances qui l’utilisent.',
  delete: (name: string) => `Supprimer ${name}`,
  deleteQuestion: (name: string) => `Supprimer ${name} ?`,
  deleteHelp: 'Il quitte la liste. Les exercices et séances qui l’utilisent le gardent.',
  deleted: 'Supprimé',
  notDeleted: (reason: string) => `Non supprimé : ${reason}`,
  deletedMeanwhile: 'Quelqu’un l’a supprimé entre-temps.',
} as const
