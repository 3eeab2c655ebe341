import { counted } from '@org/app-kit/public'

export const employeesTexts = {
  createTitle: 'Nouvel employé',
  editTitle: 'Modifier un employé',
  search: 'Chercher',
  email: 'Email',
  unnamed: 'Sans nom',
  signature: 'Signature',
  actions: 'Actions',
  firstName: 'Prénom',
  lastName: 'Nom',
  position: 'Poste',
  phone: 'Téléphone',
  mobile: 'Mobile',
  skype: 'Skype',
  linkedIn: 'LinkedIn',
  linkedInHelp: 'Remplace dans la signature la page de la société.',
  picture: 'Photo',
  pictureHelp: 'Montrée dans l’application, pas dans la signature.',
  teamChoice: 'Équipe',
  rightsEnd:
    'Dans une autre équipe, cette personne redevient employée : ses droits d’administration prennent fin.',
  signatureChoice: 'Signature',
  inherited: 'Celle de l’équipe',
  emailFixed: 'L’adresse ne change pas : elle identifie la personne.',
  notFound: 'Cet employé n’existe pas, ou plus',
  deletedMeanwhile:
    'Cet employé a été supprimé entre-temps : rien n’a été enregistré. Votre saisie reste ici, le temps de la copier.',
  notLoaded: 'Cet employé n’a pas pu être chargé',
  you: 'Vous',
  /** UI text of actions on several employees. */
  group: {
    people: (count: number) => counted(count, 'employé'),
    move: 'Changer d’équipe',
    deploy: 'Envoyer la signature',
    delete: 'Supprimer',
    tooMany: (maximum: number) => `${counted(maximum, 'employé')} au plus à la fois`,
    moveTitle: (count: number) => `Changer l’équipe de ${counted(count, 'employé')} ?`,
    moveHelp:
      'Leur signature devient celle de la nouvelle équipe, sauf choix personnel. Qui administre une autre équipe perd ces droits.',
    moved: (count: number) =>
      counted(count, 'employé a changé d’équipe', 'employés ont changé d’équipe'),
    deleteTitle: (count: number) => `Supprimer ${counted(count, 'employé')} ?`,
    deleteHelp:
      'Leurs pages d’installation et leurs bannières cessent de fonctionner, leurs accès prennent fin et les invitations envoyées sont annulées. Une signature déjà installée reste dans la messagerie.',
    deleteNotSelf: 'Votre propre compte reste : personne ne se supprime soi-même.',
    deleted: (count: number) => counted(count, 'employé supprimé', 'employés supprimés'),
  },
} as const
