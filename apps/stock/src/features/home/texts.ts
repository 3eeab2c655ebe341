/** UI text of the home page. */
export const homeTexts = {
  title: 'Accueil',
  choose: 'Choisissez un centre',
  none: 'Aucun centre',
  noneHelp: 'Demandez à un administrateur de vous donner accès à un centre.',
  first: 'Ajouter un centre',
  firstHelp: 'Le stock, les commandes et les praticiens appartiennent à un centre.',
  connectTo: (name: string) => `Se connecter à ${name}`,
} as const
