/** French texts of the preview and the mail window; each can be replaced by a property. */
export const previewTexts = {
  previewTitle: 'Aperçu de la signature',
  newMessage: 'Nouveau message',
  to: 'À',
  recipient: 'Hugo Laurent',
  subject: 'Objet',
  subjectLine: 'Suite à notre rendez-vous',
  draft: [
    'Bonjour Hugo,',
    'Merci pour votre accueil hier. Comme convenu, vous trouverez notre proposition en pièce jointe ; je reste à votre disposition pour en parler.',
  ],
  body: 'Corps du message',
  darkScheme: 'Aperçu en mode sombre',
} as const
