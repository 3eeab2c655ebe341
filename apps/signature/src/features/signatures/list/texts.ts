import { counted } from '@org/app-kit/public'
import { signaturesTexts } from '../texts.ts'

/** UI text of the list of signatures, which the editor's page does not load. */
export const signatureListTexts = {
  title: signaturesTexts.title,
  create: 'Créer une nouvelle signature',
  view: 'Affichage',
  cards: 'Cartes',
  list: 'Liste',
  name: 'Nom',
  usersColumn: 'Utilisateurs',
  changed: 'Modifiée le',
  actions: 'Actions',
  byDefault: 'Par défaut',
  teamsColumn: 'Équipes',
  teamsOf: (count: number, listed: string) =>
    count === 1 ? `Équipe ${listed}` : `Équipes ${listed}`,
  search: 'Chercher une signature',
  noMatch: 'Aucune signature ne correspond à cette recherche',
  order: 'Ordre',
  orders: {
    name: 'Par nom',
    updated_at: 'Modifiées récemment',
    users: 'Les plus utilisées',
  },
  usage: {
    loading: 'Recherche de qui l’utilise…',
    nobody: 'Personne ne l’utilise.',
    who: 'Qui l’utilise',
    isDefault: 'Toute la société, par défaut',
    teams: (total: number, names: string) =>
      total === 1 ? `Une équipe : ${names}` : `${counted(total, 'équipe')} : ${names}`,
    people: (total: number, names: string) =>
      total === 1
        ? `Une personne à titre personnel : ${names}`
        : `${counted(total, 'personne')} à titre personnel : ${names}`,
    andOthers: (names: readonly string[], others: number) =>
      names.length === 0
        ? `hors de votre équipe`
        : `${names.join(', ')} et ${counted(others, 'autre')}`,
    instead: 'Ce qu’ils auront à la place',
    fromTeam: (people: string, name: string) => `${people} : « ${name} », celle de leur équipe`,
    fromOrganisation: (people: string, name: string) =>
      `${people} : « ${name} », celle de la société`,
    nothing: (people: string) => `${people} : aucune signature`,
    installed: 'Une signature déjà installée reste dans la messagerie jusqu’à la suivante.',
  },
  /**
   * Uses a no-break space, because narrow cards on a phone would separate the number from its noun.
   */
  users: (count: number) =>
    count === 0 ? 'Personne ne l’utilise' : counted(count, 'employé').replace(' ', '\u00a0'),
  duplicate: 'Dupliquer',
  duplicated: (name: string) => `« ${name} » est créée`,
  copyOf: (name: string) => `Copy of ${name}`,
  emptyTitle: 'Dessinez votre première signature',
  emptyHelp:
    'Une signature sert de modèle : chaque employé y reçoit son nom, son poste et ses coordonnées.',
} as const
