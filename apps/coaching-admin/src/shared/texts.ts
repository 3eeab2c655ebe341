import { pageTexts } from '@org/app-kit/pages'

/** UI text of several screens. */
export const texts = {
  ...pageTexts,
  signIn: 'Connexion',
  name: 'Nom',
  email: 'Email',
  actions: 'Actions',
  edit: 'Modifier',
  search: 'Rechercher',
} as const
