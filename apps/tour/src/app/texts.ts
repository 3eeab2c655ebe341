/** UI text of the frame around the pages. */
export const shellTexts = {
  skip: 'Aller au contenu',
  notFound: 'Page introuvable',
  notFoundHelp: 'Cette adresse ne mène à aucune page.',
  toForm: 'Intégrer une visite 3D',
} as const
