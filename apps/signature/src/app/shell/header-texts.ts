/** UI text of the public pages' header. Those pages load no other text of the shell. */
export const headerTexts = {
  skip: 'Aller au contenu',
  pricing: 'Pricing',
  logout: 'Logout',
} as const
