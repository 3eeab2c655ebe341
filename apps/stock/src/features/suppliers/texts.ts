/** UI text of the suppliers. */
export const suppliersTexts = {
  exportName: 'fournisseurs',
  title: 'Fournisseurs',
  /** Title of the list while a centre is selected. */
  centreTitle: 'Configuration Fournisseurs',
  create: 'Ajouter un fournisseur',
  code: 'Code',
  email: 'Email',
  emailHelp: 'Les commandes sont envoyées à cette adresse.',
  clientNumber: 'Numéro client',
  clientNumberOf: (centre: string) => `Numéro client de ${centre}`,
  clientNumberHelp: 'Il figure dans l’objet de chaque commande.',
  updated: (moment: string) => `Modification : ${moment.toLowerCase()}`,
  noClientNumber: 'Non renseigné',
  emptyTitle: 'Aucun fournisseur',
  emptyHelp: 'Un fournisseur reçoit les commandes des centres par email.',
  noMatch: (words: string) => `Aucun fournisseur ne commence par « ${words} »`,
  archiveTitle: (name: string) => `Archiver ${name} ?`,
  archiveHelp:
    'Le fournisseur quitte les listes, et rien n’est plus commandé chez lui. Ses commandes restent conservées.',
  notFound: 'Ce fournisseur n’existe pas, ou plus',
  toSuppliers: 'Voir les fournisseurs',
  deletedMeanwhile: 'Ce fournisseur n’existe plus.',
} as const
