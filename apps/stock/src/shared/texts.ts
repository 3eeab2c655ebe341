import { pageTexts } from '@org/app-kit/pages'

/** UI text of several screens. */
export const texts = {
  ...pageTexts,
  signIn: 'Connexion',
  save: { saving: 'Enregistrement…', saved: 'Sauvegardé' },
  saveButton: 'Enregistrer',
  pageFailed: 'La page n’a pas pu être chargée',
  cancel: 'Annuler',
  close: 'Fermer',
  edit: 'Modifier',
  import: 'Importer',
  archive: 'Archiver',
  archived: 'Archivé',
  actions: 'Actions',
  name: 'Nom',
  searchByStart: 'Rechercher par le début du nom',
  connect: 'Se connecter',
  chooseCentre: 'Choix du centre',
} as const
