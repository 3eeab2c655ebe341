import { adoption } from './adoption.ts'
import { counted } from './counted.ts'
import { deployConfirm } from './deploy-confirm.ts'

export const deploy = {
  title: 'Deploiement',
  teamsTab: 'Equipes',
  teamTab: (name: string) => `Equipe ${name}`,
  usersTab: 'Employes',
  message: 'Message joint (facultatif)',
  messageHelp: 'Ajouté à chaque email, avec votre nom',
  addMessage: 'Joindre un message',
  deploy: 'Deploy',
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
  installedCount: (count: number) => counted(count, 'installé'),
  sentCount: (count: number) => counted(count, 'envoyé'),
  membersCount: (count: number) => counted(count, 'membre'),
  queuedCount: (count: number) => counted(count, 'en cours d’envoi', 'en cours d’envoi'),
  failedCount: (count: number) => counted(count, 'envoi échoué', 'envois échoués'),
  oldVersionCount: (count: number) =>
    counted(count, 'ancienne version installée', 'anciennes versions installées'),
  morePeople: (count: number) =>
    count === 1
      ? 'Une autre personne est dans l’onglet « Employes »'
      : `Les ${count} autres sont dans l’onglet « Employes »`,
  showPeople: (team: string) => `Voir les membres de ${team}`,
  sent: 'Email envoyé',
  installed: 'Installé',
  sending: 'Envoi en cours',
  failed: 'Échec de l’envoi',
  oldVersion: 'ancienne version installée',
  /** States to filter by, as the API names them; mails under way are soon in another one. */
  states: {
    none: 'Non envoyé',
    failed: 'Échec de l’envoi',
    sent: 'Email envoyé',
    installed: 'Installé',
    old_version: 'Ancienne version installée',
  },
  allStates: 'Tous les états',
  stateOf: (team: string) => `État des membres de ${team}`,
  nobodyInState: 'Personne dans cet état',
  noTemplate: 'No signature template choosen',
  emptyTeam: 'No one is in the team',
  status: 'État',
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
