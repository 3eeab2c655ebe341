/** UI text of the frames around the pages. */
export const shellTexts = {
  skip: 'Aller au contenu',
  navigation: 'Menu principal',
  openNavigation: 'Ouvrir le menu',
  accountMenu: 'Compte',
  logout: 'déconnexion',
  noCentre: 'Aucun centre choisi',
  strayScan: 'Cette page ne lit pas les scans',
} as const
