import { pageTexts } from '@org/app-kit/pages'
import { counted } from '@org/app-kit/public'
import { visitorTexts } from './public-texts.ts'

/** UI text of several screens. */
export const texts = {
  ...pageTexts,
  ...visitorTexts,
  save: { saving: 'Saving...', saved: 'Saved' },
  saveButton: 'Enregistrer',
  saveError: 'Error',
  cancel: 'Annuler',
  edit: 'Modifier',
  delete: 'Supprimer',
  deleted: 'deleted',
  notDeleted: (reason: string) => `Non supprimé : ${reason}`,
  none: 'Aucune',
  deleteTitle: (name: string) => `Are you sure you want to delete ${name}?`,
  defaultTeam: '(Default Team)',
  nobody: 'Personne dans cette équipe',
  openAccount: (name: string) => `Ouvrir ${name}`,
  linkedAccounts: 'Comptes liés',
  ownOrganisation: 'Créer ma propre société',
  signatureSettings: 'Réglages',
  wrongType: 'Votre video doit etre une image',
  uploadFailed: (type: string) => `Une erreur est survenue : ${type}`,
  toList: 'Revenir à la liste',
} as const

/** Names the parts of a signature that two people have changed. */
export const partsText = (names: readonly string[]): string =>
  names.length === 0 ? 'Signature' : `Signature\u00a0: ${names.join(', ')}`

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
  bounced: 'Email non remis',
  /**
   * States to filter by, named as in the API. The state of a mail that is being sent is left out,
   * because it soon changes.
   */
  states: {
    none: 'Non envoyé',
    failed: 'Échec de l’envoi',
    bounced: 'Email non remis',
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
  position: 'Poste',
  phone: 'Téléphone',
  /** Choices of filters. */
  noPosition: 'Poste vide',
  noPhone: 'Téléphone vide',
  defaultTeam: 'Équipe par défaut',
  oldVersionCount: (count: number) =>
    counted(count, 'ancienne version installée', 'anciennes versions installées'),
} as const
