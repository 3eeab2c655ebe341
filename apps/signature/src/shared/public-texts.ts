/**
 * UI text that the public pages also show. It has its own file because these pages are at their
 * size limit and load no other shared text.
 */
export const visitorTexts = {
  signIn: 'Connexion / Inscription',
} as const
