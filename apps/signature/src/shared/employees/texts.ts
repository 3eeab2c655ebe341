import { counted } from '../counted.ts'

/** UI text about employees and their signatures on several screens. */
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
   * States to filter by, named as in the API. Mails being sent are left out: they soon change
   * state.
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
