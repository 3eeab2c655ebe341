/** UI text of sharing a session. */
export const sharingTexts = {
  share: 'Partager',
  title: 'Partager la séance',
  explanation:
    'Qui a le lien peut ouvrir la séance et s’entraîner, sans compte. Il ne voit rien d’autre de votre studio.',
  create: 'Créer le lien',
  link: 'Lien de la séance',
  qrCode: 'QR code du lien de la séance',
  send: 'Envoyer le lien…',
  end: 'Mettre fin au partage',
  endTitle: 'Mettre fin au partage ?',
  endHelp:
    'Le lien ne s’ouvre plus, aussi pour qui l’a déjà reçu. Un nouveau partage crée un autre lien.',
  needsExercices: "Vous devez d'abord ajouter des exercices",
  needsExercicesHelp: 'Ajoutez au moins un exercice à la séance, puis recommencez.',
} as const
