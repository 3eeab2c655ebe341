/** All UI text of the mailbox page. */
export const mailboxTexts = {
  title: 'Boîte de développement',
  explanation: 'Sans serveur de messagerie, les messages arrivent ici au lieu de partir.',
  refresh: 'Actualiser',
  list: 'Messages',
  empty: 'Aucun message pour l’instant.',
  choose: 'Choisissez un message.',
  back: 'Tous les messages',
  from: 'De',
  to: 'À',
  replyTo: 'Répondre à',
  date: 'Date',
  attachments: 'Pièces jointes',
  content: 'Contenu du message',
  plainText: 'Texte brut',
} as const
