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
  sendFailed: 'Cet appareil n’a pas pu envoyer le lien : copiez-le ci-dessus.',
  end: 'Mettre fin au partage',
  endTitle: 'Mettre fin au partage ?',
  endHelp:
    'Le lien ne s’ouvre plus, aussi pour qui l’a déjà reçu. Un nouveau partage crée un autre lien.',
  missing: {
    exercices: {
      title: "Vous devez d'abord ajouter des exercices",
      help: 'Ajoutez au moins un exercice à la séance, puis recommencez.',
    },
    video: {
      title: "Vous devez d'abord ajouter une vidéo",
      help: 'Ajoutez une vidéo de présentation à la séance, puis recommencez.',
    },
  },
} as const
