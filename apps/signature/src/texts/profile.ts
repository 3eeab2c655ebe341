/** The person's own page. */
export const profile = {
  title: 'Profile',
  identity: 'Vos informations',
  identityHelp: 'Elles figurent dans votre signature.',
  email: 'Email',
  emailFixed: 'L’adresse ne change pas : elle vous identifie.',
  firstName: 'Prénom',
  lastName: 'Nom',
  position: 'Poste',
  phone: 'Téléphone',
  linkedIn: 'LinkedIn',
  linkedInHelp: 'Remplace dans votre signature la page de la société.',
  picture: 'Photo',
  pictureHelp: 'Montrée dans l’application, pas dans votre signature.',
  rights: 'Vos droits',
  roles: {
    admin: 'Administrateur de la société',
    team_admin: 'Administrateur de l’équipe',
    member: 'Employé',
  },
  team: (name: string) => `Équipe : ${name}`,
  accounts: 'Vos autres comptes',
  noAccounts: 'Aucun autre compte n’est lié à votre adresse.',
  sessions: 'Sécurité',
  sessionsHelp:
    'Fermez toutes vos sessions si un appareil a été perdu, ou si vous avez oublié de vous déconnecter quelque part. Il faudra un nouveau code pour revenir, ici aussi.',
  signOutEverywhere: 'Se déconnecter partout',
} as const
