/** UI text of the centres. */
export const centresTexts = {
  exportName: 'centres',
  archivedExportName: 'centres-archives',
  title: 'Centres',
  create: 'Ajouter un centre',
  name: 'Nom',
  address: 'Adresse',
  hour: 'Heure de création des commandes',
  hourHelp:
    'Chaque jour, à partir de cette heure (heure de Paris), les commandes nécessaires sont créées. Elles ne partent jamais seules.',
  /** Heading of the column with the hour from which orders are created. */
  hourColumn: 'Commandes dès',
  hourOf: (hour: number) => `${hour} h`,
  noHour: 'Non réglée',
  replyTo: 'Adresse de réponse',
  replyToHelp:
    'Les fournisseurs y répondent. Sans elle, ils répondent à la personne qui envoie la commande.',
  selected: 'Sélectionné',
  connect: 'Connexion',
  connectTo: (name: string) => `Se connecter à ${name}`,
  emptyTitle: 'Aucun centre',
  emptyHelp: 'Un centre a son stock, ses commandes et ses praticiens.',
  noneYours: 'Demandez à un administrateur de vous donner accès à un centre.',
  noMatch: (words: string) => `Aucun centre ne commence par « ${words} »`,
  archiveTitle: (name: string) => `Archiver ${name} ?`,
  archiveHelp:
    'Le centre quitte les listes, et rien n’est plus commandé pour lui. Ses commandes et son stock restent conservés.',
  restoreHelp: 'Le centre revient dans les listes, avec son stock et ses commandes.',
  notFound: 'Ce centre n’existe pas, ou plus',
  toCentres: 'Voir les centres',
  deletedMeanwhile: 'Ce centre n’existe plus.',
} as const
