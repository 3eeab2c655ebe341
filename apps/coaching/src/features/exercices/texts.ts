/** UI text of the exercises. */
export const exercicesTexts = {
  title: 'Mes exercices',
  add: 'Ajouter un exercice',
  emptyTitle: 'Aucun exercice',
  emptyHelp: 'Un exercice a un titre, un niveau et une vidéo. Les séances en sont faites.',
  noMatch: (words: string) =>
    words === ''
      ? 'Aucun exercice ne correspond aux filtres'
      : `Aucun exercice ne contient « ${words} »`,
  duplicate: 'Dupliquer',
  copyEnding: ' (copie)',
  deleteTitle: 'Voulez-vous vraiment supprimer cet exo ?',
  deleteHelp:
    'Il ne pourra plus être utilisé, mais il reste dans les séances et les programmes qui le contiennent déjà.',
  irreversible: 'Cette action est irreversible',
} as const

/** UI text of the form of an exercise. */
export const editorTexts = {
  newTitle: 'Nouvel exercice',
  untitled: 'Exercice sans titre',
  saved: 'Sauvegardé',
  uploading: 'Un fichier est en cours d’envoi : l’enregistrement attend sa fin.',
  needs: {
    title: 'Donnez un titre à l’exercice.',
    video: 'L’enregistrement demande une vidéo\u00a0: envoyez-en une.',
  },
  details: 'L’exercice',
  video: 'Vidéo de l’exercice',
  preview: 'Aperçu',
  previewRegion: 'L’exercice tel qu’il se montre',
  fields: {
    title: 'Titre',
    description: 'Description',
    level: 'Niveau',
    sports: 'Sports',
    equipments: 'Équipements',
    mainMuscleGroup: 'Groupe musculaire principal',
    video: 'Vidéo',
    image: 'Image',
  },
  present: 'Autre fichier',
  nothing: 'Aucun',
} as const
