/** The header of the public pages. */
export const header = {
  skip: 'Aller au contenu',
  pricing: 'Pricing',
  signIn: 'Connexion / Inscription',
  logout: 'Logout',
} as const
