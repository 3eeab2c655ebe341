export const photoNetworkTexts = {
  title: 'Connexion à Instagram',
  done: 'Revenez à la fenêtre de Paraphe : la connexion s’y poursuit. Vous pouvez fermer celle-ci.',
  none: 'Aucune connexion n’est en cours ici. Vous pouvez fermer cette fenêtre et recommencer depuis l’éditeur.',
} as const
