/** The header of the public pages. */
export const header = {
  pricing: 'Pricing',
  signIn: 'Connexion / Inscription',
  logout: 'Logout',
} as const
