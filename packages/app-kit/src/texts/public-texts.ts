/**
 * UI text that the public pages also show. It has its own file because these pages are at their
 * size limit and load no other text of this package.
 */
export const publicTexts = {
  productName: 'Paraphe',
  retry: 'Réessayer',
  loading: 'Chargement…',
  partFailed: 'Cette partie de la page n’a pas pu être chargée',
  loadFailed: 'Cette page n’a pas pu être chargée',
  loadFailedHelp:
    'Vérifiez votre connexion, puis réessayez : la page sera rechargée, et ce que vous avez saisi sans l’enregistrer serait perdu.',
  stillUnreachable: 'Le serveur ne répond toujours pas.',
  reload: 'Recharger la page',
  reloadHelp: 'Une nouvelle version est peut-être en ligne.',
  crashed: 'Cette page s’est arrêtée',
  crashedHelp: 'Ce que vous aviez enregistré est conservé. Réessayez, ou rechargez la page.',
} as const
