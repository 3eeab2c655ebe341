/** UI text of the product categories. */
export const categoriesTexts = {
  exportName: 'categories',
  title: 'Catégories de produit',
  create: 'Ajouter une catégorie',
  emptyTitle: 'Aucune catégorie',
  emptyHelp: 'Les catégories rangent les produits. Chaque produit en a une.',
  noMatch: (words: string) => `Aucune catégorie ne commence par « ${words} »`,
  archiveTitle: (name: string) => `Archiver ${name} ?`,
  archiveHelp: 'La catégorie quitte les listes. Ses produits la gardent.',
  notFound: 'Cette catégorie n’existe pas, ou plus',
  toCategories: 'Voir les catégories',
  deletedMeanwhile: 'Cette catégorie n’existe plus.',
} as const
