/** What several screens say. */
export const texts = {
  productName: 'Paraphe',
  save: { saving: 'Saving...', saved: 'Saved' },
  saveButton: 'Enregistrer',
  saveError: 'Error',
  pageSaveFailed: 'une erreur est survenue',
  cancel: 'Annuler',
  edit: 'Modifier',
  delete: 'Supprimer',
  deleted: 'deleted',
  notDeleted: (reason: string) => `Non supprimé : ${reason}`,
  retry: 'Réessayer',
  none: 'Aucune',
  organisationSaveFailed: 'failed to save organisation',
  sessionEnded: 'Votre session a pris fin : connectez-vous pour continuer.',
  loading: 'Chargement…',
  partFailed: 'Cette partie de la page n’a pas pu être chargée',
  loadFailedHelp:
    'Vérifiez votre connexion, puis réessayez : la page sera rechargée, et ce que vous avez saisi sans l’enregistrer serait perdu.',
  stillUnreachable: 'Le serveur ne répond toujours pas.',
  deleteTitle: (name: string) => `Are you sure you want to delete ${name}?`,
  listFailed: 'La liste n’a pas pu être chargée',
  defaultTeam: '(Default Team)',
  nobody: 'Personne dans cette équipe',
  signIn: 'Connexion / Inscription',
  openAccount: (name: string) => `Ouvrir ${name}`,
  linkedAccounts: 'Comptes liés',
  ownOrganisation: 'Créer ma propre société',
  signatureSettings: 'Réglages',
  wrongType: 'Votre video doit etre une image',
  uploadFailed: (type: string) => `Une erreur est survenue : ${type}`,
} as const

/** Two people changed the same thing. */
export const conflictTexts = {
  title: 'Modifié entre-temps par quelqu’un d’autre',
  help: 'Rien n’est perdu : choisissez ce qui doit rester.',
  mine: 'Votre saisie',
  theirs: 'Version actuelle',
  take: 'Reprendre la version actuelle',
  replace: 'Remplacer par ma saisie',
  nothing: '(vide)',
  /** What of a signature two people have changed. */
  parts: (names: readonly string[]) =>
    names.length === 0 ? 'Signature' : `Signature\u00a0: ${names.join(', ')}`,
} as const

/** Addresses of what was deleted, or never was there for whoever asks: both read the same. */
export const missingTexts = {
  help: 'Le lien qui vous a mené ici est ancien ou incomplet.',
  toList: 'Revenir à la liste',
  toTeams: 'Voir les équipes',
  toSignatures: 'Voir les signatures',
} as const

/** Pages that say that something went wrong, or is not there. */
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
