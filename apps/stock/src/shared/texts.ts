import { pageTexts } from '@org/app-kit/pages'

/** UI text of several screens. */
export const texts = {
  /** Says that a list shows only what has to do with a lot. */
  onlyLot: (lot: string) => `Seulement le lot ${lot}`,
  showAll: 'Tout afficher',
  ...pageTexts,
  signIn: 'Connexion',
  save: { saving: 'Enregistrement…', saved: 'Sauvegardé' },
  close: 'Fermer',
  edit: 'Modifier',
  import: 'Importer',
  archive: 'Archiver',
  archived: 'Archivé',
  /** Name of an archived entry in a list of choices. */
  archivedName: (name: string) => `${name} (archivé)`,
  /** Label of the catalogues' switch between active and archived entries. */
  showArchived: 'Archivés',
  noArchived: 'Rien n’est archivé',
  restore: 'Restaurer',
  restored: 'Restauré',
  restoreTitle: (name: string) => `Restaurer ${name} ?`,
  restoreHelp: 'Les listes et les choix contiendront de nouveau ce nom.',
  actions: 'Actions',
  name: 'Nom',
  searchByStart: 'Rechercher par le début du nom',
  connect: 'Se connecter',
  /** A choice in a filter of the stock list: products to order. */
  productsToOrder: 'À commander, ruptures comprises',
  /** A choice in a filter of the stock list: products that expire soon. */
  expiringProducts: 'Périmée ou dans les 30 jours',
  export: 'Exporter',
  chooseCentre: 'Choix du centre',
  incompleteDay: 'Date incomplète : elle ne sera pas enregistrée',
} as const
