/** What several screens say. */
export const common = {
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
} as const
