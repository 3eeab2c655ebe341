import { counted } from '@org/app-kit/public'

export const bannersTexts = {
  title: 'Bannieres',
  name: 'Name',
  team: 'Equipe',
  start: 'Début',
  end: 'Fin',
  banner: 'Bannière',
  open: 'Sans limite',
  emptyTitle: 'Aucune bannière',
  emptyHelp: 'Une bannière se place sous chaque signature d’une équipe, le temps d’une campagne.',
  actions: 'Actions',
  notFound: 'Cette bannière n’existe pas, ou plus',
  deletedMeanwhile:
    'Cette bannière a été supprimée entre-temps : rien n’a été enregistré. Votre saisie reste ici, le temps de la copier.',
  noImage: 'Sans image, ignorée',
  state: 'État',
  states: {
    active: 'En cours',
    upcoming: 'À venir',
    ended: 'Terminée',
  },
  duplicate: 'Dupliquer',
  copyOf: (name: string) => `${name} (copie)`,
  create: 'Créer une bannière',
  createTitle: 'Nouvelle bannière',
  editTitle: 'Modifier une bannière',
  image: 'Image',
  imageHelp:
    'JPG, PNG ou GIF, jusqu’à 10 Mo. Elle est recadrée librement. Sans image, la campagne est ignorée.',
  link: 'Lien',
  linkHelp:
    'La page qu’ouvre un clic sur la bannière. Vide : le lien de la signature, sinon le site de la société.',
  showsNothing: 'Aucune bannière',
  showsNothingAnswer: (isOn: boolean) => (isOn ? 'Oui' : 'Non'),
  showsNothingHelp:
    'Pendant cette période rien ne s’affiche sous les signatures, pas même la bannière par défaut.',
  noTeam: 'Choisissez une équipe',
  teamHelp: (global: string) =>
    `« ${global} » vaut pour chaque équipe qui n’a pas de bannière à elle.`,
  namedBy: 'En priorité pour',
  namedByHelp: 'Ces équipes montrent cette bannière avant toute autre, tant qu’elle est en cours.',
  notNamed: (team: string, reason: string) => `${team} ne la montre pas en priorité : ${reason}`,
  startHelp: 'Vide : dès maintenant',
  endHelp: 'Vide : jusqu’à nouvel ordre',
  wrongPeriod: 'La fin doit venir après le début',
  deleteHelp: 'Les signatures déjà installées cessent de la montrer, sans nouvelle installation.',
  period: (start: string | null, end: string | null) =>
    start === null
      ? end === null
        ? 'sans limite'
        : `jusqu’au ${end}`
      : end === null
        ? `à partir du ${start}`
        : `du ${start} au ${end}`,
  calendar: {
    title: 'Calendrier',
    earlier: 'Mois précédents',
    later: 'Mois suivants',
    today: 'Aujourd’hui',
    range: (first: string, last: string) => `${first} – ${last}`,
    none: 'Aucune campagne',
    noneOfTeam: 'Celle de la société, s’il y en a une',
    bar: (name: string, period: string) => `${name}, ${period}`,
    barOf: (name: string, period: string, team: string) => `${name}, ${period}, de ${team}`,
    nothingBar: (name: string, period: string) => `${name}, ${period}, aucune bannière`,
    coveredBar: (name: string, period: string) => `${name}, ${period}, masquée par une autre`,
    ignoredBar: (name: string, period: string) => `${name}, ${period}, ignorée faute d’image`,
    covered: 'Campagnes non affichées',
    selectedElsewhere:
      'Un administrateur a choisi une bannière d’une autre équipe, qui passe avant.',
    following: (names: readonly string[], others: number, global: string) =>
      `Comme « ${global} » : ${names.join(', ')}` +
      (others === 0 ? '' : ` et ${counted(others, 'autre')}`),
    legend: 'Légende',
    kinds: {
      own: 'De l’équipe',
      global: 'De toute la société',
      covered: 'Masquée par une autre, ou sans image',
    },
  },
} as const
