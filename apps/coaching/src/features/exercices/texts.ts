/** UI text of the exercises. */
export const exercicesTexts = {
  title: 'Mes exercices',
  add: 'Ajouter un exercice',
  emptyTitle: 'Aucun exercice',
  emptyHelp: 'Un exercice a un titre, un niveau et une vidéo. Les séances en sont faites.',
  noMatch: (words: string) => `Aucun exercice ne commence par « ${words} »`,
  deleteTitle: 'Voulez-vous vraiment supprimer cet exo ?',
  deleteHelp:
    'Il ne pourra plus être utilisé, mais il reste dans les séances et les programmes qui le contiennent déjà.',
  irreversible: 'Cette action est irreversible',
} as const

/** UI text of the form of an exercise. */
export const editorTexts = {
  newTitle: 'Nouvel exercice',
  untitled: 'Exercice sans titre',
  undo: 'Annuler la dernière action',
  redo: 'Rétablir',
  saved: 'Sauvegardé',
  uploading: 'Un fichier est en cours d’envoi : l’enregistrement attend sa fin.',
  needs: {
    title: 'Donnez un titre à l’exercice.',
    video: 'L’enregistrement demande une vidéo : envoyez-en une.',
  },
  details: 'L’exercice',
  video: 'Vidéo de l’exercice',
  videoFailed: 'La vidéo n’a pas pu être chargée.',
  retry: 'Réessayer',
  visibleArea: 'Partie visible',
  poster: 'Affiche',
  posterFailed: 'L’affiche n’a pas pu être enregistrée.',
  replaceVideo: 'Remplacer la vidéo',
  removeVideo: 'Retirer la vidéo',
  image: 'Image',
  imageHelp: 'JPG ou PNG, 10 Mo au plus. Elle remplace l’affiche, si la vidéo n’en a pas.',
  imageFailed: 'Une erreur est survenue',
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
