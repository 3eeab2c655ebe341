/** UI text of the home page. */
export const homeTexts = {
  title: 'HOME',
  coaches: 'Coachs',
  invitations: 'Invitations en attente',
  sports: 'Tags',
  equipments: 'Equippements',
  invite: 'Envoyer une invitation',
} as const
