/** UI text of the demo page. */
export const homeTexts = {
  title: 'Démo',
  invoices: 'Invoices',
  team: 'Team',
  messages: ['Bonjour', 'À bientôt'],
  stored: (text: string) => `Message enregistré : ${text}`,
} as const
