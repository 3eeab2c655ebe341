/** The header of the public pages. */
export const headerTexts = {
  skip: 'Aller au contenu',
  pricing: 'Pricing',
  logout: 'Logout',
} as const
