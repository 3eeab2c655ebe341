/** Pages that say that something went wrong, or is not there. */
export const pages = {
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
