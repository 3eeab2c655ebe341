import { counted } from './counted.ts'

/** « Studio de création : 3 emails envoyés, 1 échec » */
const mails = (sent: number) => counted(sent, 'email envoyé', 'emails envoyés')
const failures = (failed: number) => counted(failed, 'échec')

export const notifications = {
  label: 'Notifications',
  labelUnread: (count: number) => `Notifications, ${counted(count, 'non lue', 'non lues')}`,
  emptyTitle: 'Rien de nouveau',
  emptyHelp:
    'Vous serez prévenu ici quand un envoi se termine ou échoue, quand une bannière commence ou prend fin, et quand une importation est terminée.',
  unread: 'Non lue',
  readAll: 'Tout marquer comme lu',
  failed: 'Les notifications n’ont pas pu être chargées',
  retry: 'Réessayer',
  loading: 'Chargement…',
  deployFinished: (subject: string, sent: number) =>
    `Envoi terminé pour ${subject} : ${mails(sent)}`,
  deployFailed: (subject: string, sent: number, failed: number) =>
    `Envoi incomplet pour ${subject} : ${mails(sent)}, ${failures(failed)}`,
  bannerStarted: (name: string) => `La bannière « ${name} » a commencé`,
  bannerEnded: (name: string) => `La bannière « ${name} » a pris fin`,
  importDone: (created: number) =>
    `Importation terminée : ${counted(created, 'employé ajouté', 'employés ajoutés')}`,
} as const
