import { defineLabels } from '../locale/index.ts'

const french = {
  previewTitle: 'Aperçu de la signature',
  newMessage: 'Nouveau message',
  to: 'À',
  recipient: 'Hugo Laurent',
  subject: 'Objet',
  subjectLine: 'Suite à notre rendez-vous',
  /** Paragraphs of the message above the signature. */
  draft: [
    'Bonjour Hugo,',
    'Merci pour votre accueil hier. Comme convenu, vous trouverez notre proposition en pièce jointe ; je reste à votre disposition pour en parler.',
  ],
  body: 'Corps du message',
  darkScheme: 'Aperçu en mode sombre',
}

/** UI text of the preview and of the mail window. */
export type PreviewLabels = typeof french

export const previewLabels = defineLabels('preview', {
  fr: french,
  en: {
    previewTitle: 'Preview of the signature',
    newMessage: 'New message',
    to: 'To',
    recipient: 'Hugo Laurent',
    subject: 'Subject',
    subjectLine: 'Following our meeting',
    draft: [
      'Dear Hugo,',
      'Thank you for your welcome yesterday. As agreed, you will find our proposal attached; I would be glad to talk it over.',
    ],
    body: 'Message body',
    darkScheme: 'Preview in dark mode',
  },
})
