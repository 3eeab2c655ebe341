import type { Answer } from '@org/api/client'
import { counted } from '@org/app-kit/public'

type Preview = Answer<'previewDeletion'>

/** UI text of the deletion of the company. */
export const deletionTexts = {
  title: 'Supprimer la société',
  help: 'Tout est supprimé : les employés, les signatures, les bannières et les images. Personne ne peut revenir en arrière.',
  counts: ({ employees, teams, signatures, banners, images }: Preview, size: string) => [
    `${counted(employees, 'employé')}, et l’accès de toutes les personnes qui administrent`,
    counted(teams, 'équipe'),
    counted(signatures, 'signature'),
    counted(banners, 'bannière'),
    `${counted(images, 'image')} (${size})`,
  ],
  subscription:
    'L’abonnement n’est pas renouvelé, et la carte bancaire est effacée. Ce qui est déjà payé n’est pas remboursé.',
  sentMails:
    'Les signatures déjà installées perdent leurs images\u00a0: dans les emails déjà envoyés comme dans les prochains, leurs adresses ne répondent plus. Les emails d’installation en attente ne partent pas.',
  exportHelp:
    'Gardez d’abord une copie de vos données (employés, équipes, signatures et bannières, sans les images).',
  exportName: 'donnees-de-la-societe.json',
  nameLabel: (name: string) => `Pour confirmer, tapez le nom de la société : ${name}`,
  wrongName: 'Ce n’est pas le nom de la société',
  saving: { saving: 'Suppression…', saved: 'La société est supprimée' },
} as const
