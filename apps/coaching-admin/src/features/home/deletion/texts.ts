import type { Answer } from '@org/api/client'
import { counted } from '@org/app-kit/public'

type Preview = Answer<'previewStudioDeletion'>

/** UI text of the deletion of the studio. */
export const deletionTexts = {
  title: 'Supprimer le studio',
  help: 'Tout est supprimé : les coachs, et tout ce qu’ils ont créé. Personne ne peut revenir en arrière.',
  counts: (preview: Preview, size: string) => [
    `l’accès de ${counted(preview.coaches, 'coach')}`,
    counted(preview.exercices, 'exercice'),
    `${counted(preview.trainingSessions, 'séance')}, et les liens de partage`,
    counted(preview.trainingPrograms, 'programme'),
    `${counted(preview.media, 'vidéo ou image', 'vidéos et images')} (${size})`,
  ],
  links: 'Les liens déjà partagés ne s’ouvrent plus, même pour les personnes qui les ont reçus.',
  exportHelp:
    'Gardez d’abord une copie de vos données (coachs, tags, et vos propres exercices, séances et programmes, sans les vidéos ni les images). Prévenez les autres coachs : chacun ne voit que son propre contenu.',
  exportName: 'donnees-du-studio.json',
  nameLabel: (name: string) => `Pour confirmer, tapez le nom du studio : ${name}`,
  wrongName: 'Ce n’est pas le nom du studio',
  saving: { saving: 'Suppression…', saved: 'Le studio est supprimé' },
} as const
