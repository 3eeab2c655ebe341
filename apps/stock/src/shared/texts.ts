import { pageTexts } from '@org/app-kit/pages'

/** UI text of several screens. */
export const texts = {
  ...pageTexts,
  signIn: 'Connexion',
  save: { saving: 'Enregistrement…', saved: 'Sauvegardé' },
  saveButton: 'Enregistrer',
  cancel: 'Annuler',
  edit: 'Modifier',
  archive: 'Archiver',
  connect: 'Se connecter',
  chooseCentre: 'Choix du centre',
} as const
