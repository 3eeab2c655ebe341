import { pageTexts } from '@org/app-kit/pages'

/** UI text of several screens. */
export const texts = {
  ...pageTexts,
  signIn: 'Connexion',
  save: { saving: 'Enregistrement…', saved: 'Sauvegardé' },
  saveButton: 'Enregistrer',
  saveFailed: 'une erreur est survenue',
  undo: 'Annuler la dernière action',
  redo: 'Rétablir',
  changedElsewhere: 'Modifié entre-temps dans un autre onglet ou sur un autre appareil',
  cancel: 'Annuler',
  close: 'Fermer',
  edit: 'Modifier',
  delete: 'Supprimer',
  actions: 'Actions',
  search: 'Rechercher un titre',
  title: 'Titre',
  level: 'Niveau',
  sports: 'Sports',
  updatedAt: 'Modifié',
} as const
