/** UI text of the training programs. */
export const programsTexts = {
  title: 'Mes programmes',
  sessions: (count: number) => `${count} séance${count > 1 ? 's' : ''}`,
  add: 'Ajouter un programme',
  own: 'Mon programme',
  edit: (title: string) => `Modifier ${title}`,
  delete: (title: string) => `Supprimer ${title}`,
  deleteTitle: 'Voulez-vous vraiment supprimer ce programme ?',
  deleteHelp: 'Ses séances restent dans « Mes séances ».',
  newTitle: 'Nouveau programme',
  untitled: 'Programme sans titre',
  needsTitle: 'Donnez un titre au programme.',
  needsSessions: 'Ajoutez au moins une séance au programme.',
  sessionList: 'Séances du programme',
  addSession: 'Ajouter une séance',
  addSessionHelp: 'Cherchez une de vos séances par le début de son titre.',
  noSessions: 'Aucune séance pour l’instant : la première ajoutée ouvre le programme.',
} as const
