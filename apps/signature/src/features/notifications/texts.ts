import { counted } from '@org/app-kit/public'

/** Counts sent mails, as in « Studio de création : 3 emails envoyés, 1 échec ». */
const mails = (sent: number) => counted(sent, 'email envoyé', 'emails envoyés')
const failures = (failed: number) => counted(failed, 'échec')

/**
 * Counts imported people, as in « 3 employés ajoutés, 2 modifiés »; updated people do not count as
 * added.
 */
function imported(created: number, updated: number): string {
  const added = counted(created, 'employé ajouté', 'employés ajoutés')
  if (updated === 0) return added
  if (created === 0) return counted(updated, 'employé modifié', 'employés modifiés')
  return `${added}, ${counted(updated, 'modifié')}`
}

/** Refers to several people, whom the notification does not name. */
const selection = 'une sélection d’employés'

export const notificationsTexts = {
  label: 'Notifications',
  labelUnread: (count: number) => `Notifications, ${counted(count, 'non lue', 'non lues')}`,
  emptyTitle: 'Rien de nouveau',
  emptyHelp:
    'Vous serez prévenu ici quand un envoi se termine ou échoue, quand une bannière commence ou prend fin, et quand une importation se termine.',
  unread: 'Non lue',
  readAll: 'Tout marquer comme lu',
  failed: 'Les notifications n’ont pas pu être chargées',
  retry: 'Réessayer',
  loading: 'Chargement…',
  deployFinished: (subject: string, sent: number) =>
    `Envoi terminé pour ${subject || selection} : ${mails(sent)}`,
  deployFailed: (subject: string, sent: number, failed: number) =>
    `Envoi incomplet pour ${subject || selection} : ${mails(sent)}, ${failures(failed)}`,
  bannerStarted: (name: string) => `La bannière « ${name} » a commencé`,
  bannerEnded: (name: string) => `La bannière « ${name} » a pris fin`,
  importDone: (created: number, updated: number) =>
    `Importation terminée : ${imported(created, updated)}`,
  importAbandoned: (created: number, updated: number, left: number) =>
    `Importation abandonnée : ${imported(created, updated)}, ${counted(left, 'ligne non importée', 'lignes non importées')}`,
} as const
