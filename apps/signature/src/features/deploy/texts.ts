import { counted } from '@org/app-kit/public'
import type { LeftOutReason } from '@org/api/client'

/** Reasons why people get no mail, worded for one person or several. */
const leftOut: Record<LeftOutReason, (count: number) => string> = {
  without_signature: (count) =>
    counted(count, 'n’a pas de signature choisie', 'n’ont pas de signature choisie'),
  queued: (count) =>
    counted(count, 'a déjà un email en cours d’envoi', 'ont déjà un email en cours d’envoi'),
  installed: (count) =>
    counted(count, 'a déjà installé sa signature', 'ont déjà installé leur signature'),
  sent: (count) => counted(count, 'a déjà reçu cette signature', 'ont déjà reçu cette signature'),
  not_sent: (count) =>
    counted(count, 'n’a pas encore reçu cette signature', 'n’ont pas encore reçu cette signature'),
  mailed_recently: (count) =>
    counted(
      count,
      'a reçu un email depuis moins de 24 heures',
      'ont reçu un email depuis moins de 24 heures',
    ),
}

/** UI text of the confirmation before mails are sent. */
const deployConfirm = {
  deployTitle: (count: number) => `Envoyer la signature à ${counted(count, 'personne')} ?`,
  reminderTitle: (count: number) => `Relancer ${counted(count, 'personne')} ?`,
  nobodyToDeploy: 'Personne à qui envoyer la signature',
  nobodyToRemind: 'Personne à relancer',
  deployHelp: (name: string) => `${name} : chacun reçoit un email avec sa propre signature.`,
  reminderHelp: (name: string) =>
    `${name} : chacun reçoit un rappel. Les liens déjà envoyés restent valables.`,
  everybody: 'Toutes les équipes',
  leftOutTitle: 'Ne recevront rien',
  leftOut,
  others: (count: number) => `et ${counted(count, 'autre')}`,
  mailTitle: (name: string) => `L’email que recevra ${name}`,
  from: 'De',
  to: 'À',
  subject: 'Objet',
  test: 'M’envoyer un test',
  tested: (email: string) => `Test envoyé à ${email}`,
  close: 'Fermer',
  send: (count: number) => `Envoyer ${counted(count, 'email')}`,
} as const

const installed = (count: number) => counted(count, 'installée')
const sent = (count: number) => counted(count, 'envoyée')
const members = (count: number) => counted(count, 'membre')

/** UI text of the deploy page's chart. */
const adoption = {
  title: 'Adoption',
  installed,
  sent,
  members,
  chart: (from: string, to: string, counts: { installed: number; sent: number; members: number }) =>
    `Signatures du ${from} au ${to} : ${installed(counts.installed)}, ${sent(counts.sent)}, ${members(counts.members)}`,
  figures: 'Voir les chiffres',
  day: 'Jour',
  sentColumn: 'Envoyées',
  installedColumn: 'Installées',
  failed: 'La courbe d’adoption n’a pas pu être chargée',
} as const

export const deployTexts = {
  title: 'Deploiement',
  teamsTab: 'Equipes',
  teamTab: (name: string) => `Equipe ${name}`,
  employeesTab: 'Employes',
  message: 'Message joint (facultatif)',
  messageHelp: 'Ajouté à chaque email, avec votre nom',
  addMessage: 'Joindre un message',
  deploy: 'Deploy',
  deployAll: 'Tout déployer',
  mails: (count: number) => counted(count, 'email'),
  signatureOf: (name: string) => `Signature : ${name}`,
  noTemplate: 'Aucune signature choisie',
  sendAgain: 'Envoyer à nouveau',
  queued: (count: number) =>
    count === 0
      ? 'Tout le monde a déjà reçu cette signature'
      : counted(count, 'email part', 'emails partent'),
  remind: 'Relancer',
  remindOf: (team: string) => `Relancer ${team}`,
  remindAll: 'Relancer tout le monde',
  reminded: (count: number) =>
    count === 0 ? 'Personne à relancer' : counted(count, 'rappel part', 'rappels partent'),
  confirm: deployConfirm,
  adoption,
  sentOn: (date: string) => `Envoyé le ${date}`,
  installedOn: (date: string) => `Installé le ${date}`,
  morePeople: (count: number) =>
    count === 1
      ? 'Une autre personne est dans l’onglet « Employes »'
      : `Les ${count} autres sont dans l’onglet « Employes »`,
  showPeople: (team: string) => `Voir les membres de ${team}`,
  oldVersion: 'ancienne version installée',
  allStates: 'Tous les états',
  stateOf: (team: string) => `État des membres de ${team}`,
  nobodyInState: 'Personne dans cet état',
  noSignature: 'No signature template choosen',
  emptyTeam: 'No one is in the team',
  link: 'Lien d’installation',
  copyLink: 'Copier le lien',
  copyLinkOf: (name: string) => `Copier le lien de ${name}`,
  copied: 'Copié',
  copyFailed: 'La copie a échoué',
  all: 'Toutes les équipes',
  searchTeam: 'Chercher une équipe',
  noMatch: 'Aucune équipe ne correspond à cette recherche',
  emptyTitle: 'Personne à qui envoyer une signature',
  emptyHelp:
    'Ajoutez des employés : vous suivrez ici qui a reçu sa signature et qui l’a installée.',
} as const
