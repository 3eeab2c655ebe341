/** UI text of the frames around the pages. */
export const shellTexts = {
  skip: 'Aller au contenu',
  navigation: 'Menu principal',
  openNavigation: 'Ouvrir le menu',
  accountMenu: 'Compte',
  loading: 'Loading...',
  logout: 'Se déconnecter',
} as const
