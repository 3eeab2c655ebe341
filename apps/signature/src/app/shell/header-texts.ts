/** UI text of the public pages' header. */
export const headerTexts = {
  skip: 'Aller au contenu',
  pricing: 'Pricing',
  logout: 'Logout',
} as const
