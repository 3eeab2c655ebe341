import { publicTexts } from './public-texts.ts'

/** UI text that the pages of every product share. */
export const pageTexts = {
  ...publicTexts,
  saveFailed: 'une erreur est survenue',
  pageFailed: 'La page n’a pas pu être chargée',
  listFailed: 'La liste n’a pas pu être chargée',
  notFound: 'NOT FOUND',
  notFoundHelp: 'Cette adresse ne mène à aucune page.',
  forbidden: 'Accès interdit',
  forbiddenHelp: 'Votre compte ne permet pas d’ouvrir cette page.',
  saveButton: 'Enregistrer',
  cancel: 'Annuler',
  backHome: 'Retour à l’accueil',
  unreachable: 'Connexion au serveur impossible',
  /** Shown when the entry in the address was deleted, or when this person may not see it. */
  missingHelp: 'Le lien qui vous a mené ici est ancien ou incomplet.',
} as const

/** Texts for a conflict: two people have changed the same thing. */
export const conflictTexts = {
  title: 'Modifié entre-temps par quelqu’un d’autre',
  help: 'Rien n’est perdu : choisissez ce qui doit rester.',
  mine: 'Votre saisie',
  theirs: 'Version actuelle',
  take: 'Reprendre la version actuelle',
  replace: 'Remplacer par ma saisie',
  nothing: '(vide)',
} as const

/** Texts for unsaved work that an earlier visit left. */
export const resumedTexts = {
  title: 'Votre travail non enregistré est de retour',
  help: 'La page a été quittée avant l’enregistrement\u00a0: rien n’est perdu.',
  changedSince:
    'Des données ont changé depuis\u00a0: vérifiez votre saisie avant de l’enregistrer.',
  drop: 'Abandonner cette saisie',
  hide: 'Continuer',
} as const
