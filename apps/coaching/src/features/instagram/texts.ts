/** UI text of the photo network's callback page. */
export const instagramTexts = {
  title: 'Connexion à Instagram',
  done: 'La connexion est faite. Vous pouvez fermer cette fenêtre et revenir à Paraphe.',
  none: 'Aucune connexion n’est en cours ici. Fermez cette fenêtre, et recommencez depuis l’éditeur.',
} as const
