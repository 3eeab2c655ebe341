/** UI text of the coaches. */
export const coachesTexts = {
  title: 'Liste des coachs',
  coach: 'Coach',
  invite: 'Envoyer une invitation',
  lastSeen: 'Dernière visite',
  neverSeen: 'Jamais',
  status: 'État',
  admin: 'Administrateur',
  active: 'Actif',
  ended: 'Accès terminé',
  searchByStart: 'Rechercher par le début du nom',
  emptyTitle: 'Aucun coach',
  emptyHelp: 'Les personnes que vous invitez apparaissent ici dès leur première connexion.',
  noMatch: (words: string) => `Aucun nom ne commence par « ${words} »`,

  pending: 'Invitations en attente',
  sent: (moment: string) => `Envoi : ${moment.toLowerCase()}`,
  expires: (moment: string) => `Expiration : ${moment.toLowerCase()}`,
  expired: (moment: string) => `Expirée : ${moment.toLowerCase()}`,
  asAdmin: 'comme administrateur',
  mailFailed: 'Email non envoyé',
  revoke: (email: string) => `Annuler l’invitation de ${email}`,
  revokeQuestion: (email: string) => `Annuler l’invitation de ${email} ?`,
  revokeHelp: 'Le lien de l’email ne fonctionnera plus.',

  inviteHelp:
    'La personne reçoit un lien valable sept jours. Elle ne voit rien des exercices et séances des autres coachs.',
  sending: { saving: 'Envoi de l’invitation…', saved: 'Invitation envoyée', failed: null },
  send: 'Envoyer',
  isAdmin: 'Administrateur',
  isAdminHelp:
    'Gère les coachs, les tags et les équipements. Un administrateur est aussi un coach.',

  notFound: 'Ce coach n’existe pas, ou n’est pas de votre studio',
  toCoaches: 'Voir les coachs',
  profile: 'Profil',
  sessions: 'Séances d’entraînement',
  noSessions: 'Aucune séance',
  noSessionsHelp: 'Les séances que ce coach crée apparaissent ici, sans leur contenu.',
  sessionTitle: 'Titre',
  createdAt: 'Création',
  sharing: 'Partage',
  shared: 'Partagée',
  notShared: 'Non partagée',
  endSharing: (title: string) => `Arrêter le partage de ${title}`,
  endSharingQuestion: (title: string) => `Arrêter le partage de ${title} ?`,
  endSharingHelp:
    'Le lien cesse de fonctionner pour tous ceux qui l’ont. La séance reste chez le coach, qui peut la partager de nouveau.',

  endAccess: 'Mettre fin à l’accès',
  endAccessTitle: (name: string) => `Mettre fin à l’accès de ${name} ?`,
  endAccessHelp:
    'Cette personne est déconnectée de tous ses appareils et ne peut plus se connecter.',
  contentStays: (sessions: number) => {
    if (sessions === 0) return 'Ses exercices sont conservés.'
    return `Ses exercices et ${sessions === 1 ? 'sa séance' : `ses ${sessions} séances`} sont conservés.`
  },
  ownAccess: 'C’est votre propre accès : vous serez déconnecté.',
  sharedLinks: 'Liens partagés',
  keepLinks: 'Garder les liens',
  keepLinksHelp: (links: number) =>
    links === 1 ? 'Le lien partagé reste ouvert.' : `Les ${links} liens partagés restent ouverts.`,
  endLinks: 'Arrêter aussi les liens',
  endLinksHelp: (links: number) =>
    links === 1
      ? 'Le lien partagé cesse de fonctionner.'
      : `Les ${links} liens partagés cessent de fonctionner.`,
  endedHelp: 'Une nouvelle invitation rouvre l’accès, avec ce que cette personne a créé.',
} as const
