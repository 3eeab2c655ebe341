import { counted } from '@org/app-kit/public'

export const teamsTexts = {
  title: 'Equipes',
  toTeams: 'Voir les équipes',
  create: 'Créer une équipe',
  name: 'Name',
  signature: 'Signature',
  members: 'Membres',
  actions: 'Actions',
  inherited: 'Celle de la société',
  teamTitle: (name: string) => `Equipe ${name}`,
  membersOf: 'Membres',
  notFound: 'Cette équipe n’existe pas, ou plus',
  deletedMeanwhile:
    'Cette équipe a été supprimée entre-temps : rien n’a été enregistré. Votre saisie reste ici, le temps de la copier.',
  allMembers: (count: number) => `Voir les ${counted(count, 'membre')}`,
  deleteHelp:
    'Ses bannières sont supprimées avec elle ; ses signatures restent à la disposition de la société. Qui l’administre perd ces droits, et les invitations à l’administrer sont annulées.',
  moveTo: (count: number) =>
    count === 1 ? 'Déplacer son membre vers' : `Déplacer ses ${counted(count, 'membre')} vers`,
  emptyTitle: 'Aucune équipe',
  emptyHelp: 'Une équipe réunit les employés qui portent la même signature et les mêmes bannières.',
} as const
