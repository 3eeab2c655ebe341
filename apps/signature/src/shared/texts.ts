import { publicTexts } from './public-texts.ts'

/** UI text of several screens. */
export const texts = {
  ...publicTexts,
  save: { saving: 'Saving...', saved: 'Saved' },
  saveButton: 'Enregistrer',
  saveError: 'Error',
  pageSaveFailed: 'une erreur est survenue',
  cancel: 'Annuler',
  edit: 'Modifier',
  delete: 'Supprimer',
  deleted: 'deleted',
  notDeleted: (reason: string) => `Non supprimé : ${reason}`,
  none: 'Aucune',
  organisationSaveFailed: 'failed to save organisation',
  sessionEnded: 'Votre session a pris fin : connectez-vous pour continuer.',
  deleteTitle: (name: string) => `Are you sure you want to delete ${name}?`,
  listFailed: 'La liste n’a pas pu être chargée',
  defaultTeam: '(Default Team)',
  nobody: 'Personne dans cette équipe',
  openAccount: (name: string) => `Ouvrir ${name}`,
  linkedAccounts: 'Comptes liés',
  ownOrganisation: 'Créer ma propre société',
  signatureSettings: 'Réglages',
  wrongType: 'Votre video doit etre une image',
  uploadFailed: (type: string) => `Une erreur est survenue : ${type}`,
} as const
