import { resumedTexts } from '@org/app-kit/pages'
import { texts } from '#shared/texts.ts'
import { counted } from '@org/app-kit/public'

export const signaturesTexts = {
  contactNote:
    'Valeurs d’aperçu : chaque employé a ses propres numéros et son Skype. Un numéro pour tous est un champ personnalisé.',
  title: 'Signatures',
  toSignatures: 'Voir les signatures',
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
  gone: {
    title: 'Cette signature a été supprimée entre-temps',
    help: 'Ce que vous avez dessiné est encore là, et peut devenir une nouvelle signature.',
    saveAsNew: 'Enregistrer comme nouvelle signature',
  },
  resumed: {
    title: resumedTexts.title,
    help: resumedTexts.help,
    hide: resumedTexts.hide,
    isOlder:
      'La signature a été modifiée entre-temps\u00a0: rien ne sera remplacé sans que vous le choisissiez.',
    drop: 'Revenir à la version enregistrée',
    dropNew: 'Repartir d’une signature vide',
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
  signatureName: 'Nom de la signature',
  defaultName: 'Nouvelle signature',
  notFound: 'Cette signature n’existe pas, ou plus',
  savedWith: (toCorrect: readonly string[]) => {
    const shown = toCorrect.slice(0, 3).join(', ')
    const others = toCorrect.length - 3
    const more = others > 0 ? ` et ${counted(others, 'autre champ', 'autres champs')}` : ''
    return `${texts.save.saved}. Encore à corriger\u00a0: ${shown}${more}.`
  },
  kept: 'Tout ce que vous avez modifié est encore là : réessayez.',
  refused: {
    name: 'Le nom de la signature n’est pas accepté',
    data: 'Le contenu de la signature n’est pas accepté',
    help: 'Tout ce que vous avez modifié est encore là\u00a0: corrigez-le, puis enregistrez de nouveau.',
  },
} as const
