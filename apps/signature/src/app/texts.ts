import { counted } from '@org/app-kit/public'

/** UI text of the global search. */
export const searchTexts = {
  label: 'Recherche',
  users: 'Employés',
  teams: 'Équipes',
  templates: 'Signatures',
  campaigns: 'Bannières',
  searching: 'Recherche en cours…',
  none: (words: string) => `Rien ne correspond à « ${words} »`,
  count: (total: number) => counted(total, 'résultat'),
  all: {
    users: (total: number) => `Voir les ${counted(total, 'employé')}`,
    teams: (total: number) => `Voir les ${counted(total, 'équipe')}`,
    templates: (total: number) => `Voir les ${counted(total, 'signature')}`,
    campaigns: (total: number) => `Voir les ${counted(total, 'bannière')}`,
  },
  failed: 'La recherche n’a pas abouti',
} as const

/** UI text of the frame around a signed-in person's pages. */
export const sidebarTexts = {
  navigation: 'Menu principal',
  logout: 'Déconnexion',
  teamSwitcher: 'Equipe affichée',
  allTeams: 'Toutes les équipes',
  openNavigation: 'Ouvrir le menu',
  accountMenu: 'Compte',
  accounts: 'Changer de compte',
  profile: 'Profile',
  signOut: 'Sign out',
} as const
