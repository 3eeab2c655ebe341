/** UI text of the training sessions. */
export const trainingSessionsTexts = {
  title: "Mes séances d'entrainement",
  add: 'Ajouter une séance',
  exercices: 'Exercices',
  emptyTitle: 'Aucune séance',
  emptyHelp: 'Une séance enchaîne des exercices, en blocs. Elle se partage par un lien.',
  noMatch: (words: string) =>
    words === ''
      ? 'Aucune séance ne correspond aux filtres'
      : `Aucune séance ne contient « ${words} »`,
  deleteTitle: 'Voulez-vous vraiment supprimer cette séance ?',
  deleteHelp:
    'Elle reste dans la marketplace et dans les programmes qui la contiennent. Son lien de partage prend fin.',
} as const

/** UI text of the editor of a session. */
export const editorTexts = {
  newTitle: 'Nouvelle séance',
  namedTitle: (title: string) => (title.trim() === '' ? 'Séance sans titre' : title),
  launch: 'Lancer',
  share: 'Partager',
  needsExercices: "Vous devez d'abord ajouter des exercices",
  needsExercicesHelp: 'Ajoutez au moins un exercice à un bloc, puis recommencez.',
  needsVideo:
    'L’enregistrement demande une vidéo de présentation\u00a0: envoyez-en une, ou prenez celle d’un exercice.',
  uploading: 'Un fichier est en cours d’envoi : l’enregistrement attend sa fin.',
  needsTitle: 'Donnez un titre à la séance.',
  saved: 'Sauvegardé',
  details: 'La séance',
  type: 'Type',
  types: { exercices: 'Exercices', video: 'Une seule vidéo' },
  description: 'Description',
  video: 'Vidéo de présentation',
  takeVideo: 'Prendre la vidéo d’un exercice',
  takeVideoOf: (title: string) => `Prendre la vidéo de ${title}`,
  content: 'Blocs et exercices',
  addBloc: 'Ajouter un bloc',
  bloc: (number: number) => `Bloc ${number}`,
  blocName: (number: number, title: string) =>
    title.trim() === '' ? `Bloc ${number}` : `Bloc ${number} - ${title}`,
  blocTitle: (number: number) => `Titre du bloc ${number}`,
  blocDescription: (number: number) => `Description du bloc ${number}`,
  volume: (number: number) => `Tours du bloc ${number}`,
  addExercices: (bloc: string) => `Ajouter des exercices à ${bloc}`,
  addExercicesShort: 'Exercices',
  duplicate: (name: string) => `Dupliquer ${name}`,
  deleteBloc: (number: number, title: string) =>
    `Supprimer le bloc ${number}${title.trim() === '' ? '' : ` - ${title}`} ?`,
  deleteBlocLabel: (bloc: string) => `Supprimer ${bloc}`,
  deleteBlocHelp: (count: number) =>
    count === 0
      ? 'Le bloc est vide.'
      : `Le bloc et ${count === 1 ? 'son exercice' : `ses ${count} exercices`} quittent la séance. Les exercices restent dans votre liste.`,
  emptyBloc: 'Ce bloc n’a pas encore d’exercice.',
  orderOfBlocs: 'Ordre des blocs',
  unit: (name: string) => `Mesure de ${name}`,
  units: { timer: 'Temps', reps: 'Répétitions' },
  reps: (name: string) => `Répétitions de ${name}`,
  range: (name: string) => `Fourchette de répétitions de ${name}`,
  rangeShort: 'à',
  repsMax: (name: string) => `Répétitions maximales de ${name}`,
  timer: (name: string) => `Temps de ${name}`,
  rest: (name: string) => `Repos après ${name}`,
  restShort: 'Repos après',
  restTime: (name: string) => `Durée du repos après ${name}`,
  restOf: (duration: string) => `repos ${duration}`,
  load: (name: string) => `Charge de ${name}`,
  loadExample: 'Charge : 20 kg',
  note: (name: string) => `Consigne de ${name}`,
  noteExample: 'Consigne : dos droit, descendre lentement…',
  settings: (name: string) => `Réglages de ${name}`,
  openAll: 'Tout déplier',
  closeAll: 'Tout replier',
  unknownExercice: 'Exercice',
  placed: (name: string, bloc: number, place: number) => `${name} : bloc ${bloc}, place ${place}.`,
  grabbed: (name: string, bloc: number, place: number) =>
    `${name} saisi : bloc ${bloc}, place ${place}.`,
  droppedAt: (name: string, bloc: number, place: number) =>
    `${name} déposé : bloc ${bloc}, place ${place}.`,
  pickTitle: 'Ajouter des exercices',
  pickSearch: 'Rechercher un exercice',
  pickNone: 'Aucun exercice',
  pickNoneHelp: 'Créez d’abord un exercice dans « Mes exercices ».',
  pickNoMatch: (words: string) =>
    words === ''
      ? 'Aucun exercice ne correspond aux filtres'
      : `Aucun exercice ne contient « ${words} »`,
  pickFilters: {
    muscle: { label: 'Muscle', all: 'Tous les muscles' },
    sport: { label: 'Sport', all: 'Tous les sports' },
    equipment: { label: 'Équipement', all: 'Tous les équipements' },
  },
  pickMore: 'Afficher plus',
  pickAdd: (count: number) =>
    count === 0 ? 'Ajouter' : `Ajouter ${count} exercice${count > 1 ? 's' : ''}`,
  summary: 'En bref',
  duration: 'Durée',
  about: (duration: string) => `environ ${duration}`,
  exerciceCount: 'Exercices',
  muscles: 'Muscles travaillés',
  preview: 'Aperçu',
  previewRegion: 'La séance telle qu’elle s’ouvre',
  fields: {
    title: 'Titre',
    type: 'Type',
    description: 'Description',
    level: 'Niveau',
    sports: 'Sports',
    video: 'Vidéo de présentation',
    image: 'Image',
    blocs: 'Blocs et exercices',
  },
  blocsInShort: (blocs: number, exercices: number) =>
    `${blocs} bloc${blocs > 1 ? 's' : ''}, ${exercices} exercice${exercices > 1 ? 's' : ''}`,
  present: 'Présente',
  nothing: 'Aucune',
} as const
