/** UI text of the exercises. */
export const exercicesTexts = {
  title: 'Mes exercices',
  emptyTitle: 'Aucun exercice',
  emptyHelp: 'Un exercice a un titre, un niveau et une vidéo. Les séances en sont faites.',
  noMatch: (words: string) => `Aucun exercice ne commence par « ${words} »`,
  deleteTitle: 'Voulez-vous vraiment supprimer cet exo ?',
  deleteHelp:
    'Il ne pourra plus être utilisé, mais il reste dans les séances et les programmes qui le contiennent déjà.',
  irreversible: 'Cette action est irreversible',
} as const
