/** UI text of the practitioners. */
export const praticiensTexts = {
  exportName: 'praticiens',
  title: 'Praticiens',
  create: 'Ajouter un praticien',
  centre: 'Centre',
  chooseCentre: 'Choisir un centre',
  archivedCentre: 'Centre archivé',
  photo: 'Photo',
  emptyTitle: 'Aucun praticien',
  emptyHelp: 'Les praticiens d’un centre, avec leur photo.',
  noMatch: (words: string) => `Aucun praticien ne commence par « ${words} »`,
  archiveTitle: (name: string) => `Archiver ${name} ?`,
  archiveHelp: 'Le praticien quitte les listes. Ses commandes et ses mouvements le gardent.',
  notFound: 'Ce praticien n’existe pas, ou plus',
  toPraticiens: 'Voir les praticiens',
  deletedMeanwhile: 'Ce praticien n’existe plus.',
} as const
