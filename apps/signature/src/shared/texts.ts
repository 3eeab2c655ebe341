import { counted } from './counted.ts'
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
  notFound: 'NOT FOUND',
  notFoundHelp: 'Cette adresse ne mène à aucune page.',
  forbidden: 'Accès interdit',
  forbiddenHelp: 'Votre compte ne permet pas d’ouvrir cette page.',
  backHome: 'Retour à l’accueil',
  unreachable: 'Connexion au serveur impossible',
  /** Shown when the entry in the address was deleted, or when this person may not see it. */
  missingHelp: 'Le lien qui vous a mené ici est ancien ou incomplet.',
  toList: 'Revenir à la liste',
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
  /** The parts of a signature that two people have changed. */
  parts: (names: readonly string[]) =>
    names.length === 0 ? 'Signature' : `Signature\u00a0: ${names.join(', ')}`,
} as const

/** Texts about employees and their signatures on several screens. */
export const peopleTexts = {
  title: 'Employes',
  create: 'Créer un employé',
  import: 'Importer une liste',
  name: 'Nom',
  team: 'Team',
  emptyTitle: 'Ajoutez votre premier employé',
  emptyHelp: 'Chacun reçoit par email sa propre signature et les étapes pour l’installer.',
  noMatch: 'Aucun employé ne correspond à cette recherche',
  infoUpdated: (moment: string) => `A modifié ses informations le ${moment}`,
  sent: 'Email envoyé',
  installed: 'Installé',
  sending: 'Envoi en cours',
  failed: 'Échec de l’envoi',
  /**
   * States to filter by, named as in the API. The state of a mail that is being sent is left out,
   * because it soon changes.
   */
  states: {
    none: 'Non envoyé',
    failed: 'Échec de l’envoi',
    sent: 'Email envoyé',
    installed: 'Installé',
    old_version: 'Ancienne version installée',
  },
  status: 'État',
  installedCount: (count: number) => counted(count, 'installé'),
  sentCount: (count: number) => counted(count, 'envoyé'),
  membersCount: (count: number) => counted(count, 'membre'),
  queuedCount: (count: number) => counted(count, 'en cours d’envoi', 'en cours d’envoi'),
  failedCount: (count: number) => counted(count, 'envoi échoué', 'envois échoués'),
  oldVersionCount: (count: number) =>
    counted(count, 'ancienne version installée', 'anciennes versions installées'),
} as const
