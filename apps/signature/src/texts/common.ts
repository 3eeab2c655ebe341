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
  unknownHelp:
    'Le serveur n’a pas répondu comme prévu. Ce que vous avez saisi est conservé : réessayez dans un instant.',
  organisationSaveFailed: 'failed to save organisation',
  sessionEnded: 'Votre session a pris fin : connectez-vous pour continuer.',
  loading: 'Chargement…',
  deleteTitle: (name: string) => `Are you sure you want to delete ${name}?`,
  listFailed: 'La liste n’a pas pu être chargée',
} as const
