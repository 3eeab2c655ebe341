import type { CopiesState } from '../offline/use-copies.ts'

function copies({ videos, ready, isLoading }: CopiesState): string {
  if (ready === videos) return 'Prêt pour s’entraîner sans réseau'
  const count = `${ready} ${ready > 1 ? 'vidéos' : 'vidéo'} sur ${videos}`
  return isLoading
    ? `Préparation pour s’entraîner sans réseau : ${count}`
    : `${count} sans réseau ; les autres seront remplacées par une image.`
}

/** UI text of the detail of a session. */
export const detailTexts = {
  sample: 'Nouvel entrainement',
  launch: 'Lancer la séance',
  resume: (exercice: number) => `Reprendre à l’exercice ${exercice}`,
  missing: {
    exercices: {
      title: "Vous devez d'abord ajouter des exercices",
      help: 'La séance est encore vide : ses exercices s’ajoutent dans son éditeur.',
    },
    video: {
      title: "Vous devez d'abord ajouter une vidéo",
      help: 'La séance n’a pas encore de vidéo : elle s’ajoute dans son éditeur.',
    },
  },
  programme: 'Déroulé',
  muscles: 'Muscles travaillés',
  about: (duration: string) => `environ ${duration}`,
  exercices: (count: number) => `${count} exercice${count > 1 ? 's' : ''}`,
  rounds: (count: number) => `${count} tours`,
  rest: (seconds: number) => `Repos ${seconds} s`,
  video: 'Une seule vidéo',
  linkEnded: 'Ce lien de partage n’est plus valable',
  linkEndedHelp:
    'Le partage de cette séance a pris fin, ou l’adresse est incomplète. Demandez un nouveau lien à votre coach.',
  copies,
} as const
