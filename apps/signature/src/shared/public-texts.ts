/** UI text shared with the public pages, which load no other shared text. */
export const publicTexts = {
  productName: 'Paraphe',
  retry: 'Réessayer',
  loading: 'Chargement…',
  partFailed: 'Cette partie de la page n’a pas pu être chargée',
  loadFailedHelp:
    'Vérifiez votre connexion, puis réessayez : la page sera rechargée, et ce que vous avez saisi sans l’enregistrer serait perdu.',
  stillUnreachable: 'Le serveur ne répond toujours pas.',
  signIn: 'Connexion / Inscription',
} as const

/** UI text of pages about errors and missing pages. */
export const pagesTexts = {
  notFound: 'NOT FOUND',
  notFoundHelp: 'Cette adresse ne mène à aucune page.',
  forbidden: 'Accès interdit',
  forbiddenHelp: 'Votre compte ne permet pas d’ouvrir cette page.',
  backHome: 'Retour à l’accueil',
  crashed: 'Cette page s’est arrêtée',
  crashedHelp: 'Ce que vous aviez enregistré est conservé. Réessayez, ou rechargez la page.',
  loadFailed: 'Cette page n’a pas pu être chargée',
  reloadHelp: 'Une nouvelle version est peut-être en ligne.',
  reload: 'Recharger la page',
  unreachable: 'Connexion au serveur impossible',
} as const
