import { counted } from '#shared/counted.ts'

/** Ends a message with a full stop, so that another sentence can follow. */
const sentence = (message: string) => (/[.!?]$/.test(message) ? message : `${message}.`)

const defaultBanner = 'Bannière par défaut'

/** Names that the user entered in the wizard. */
export interface Named {
  signatureName: string
  teamName: string
}

/** The wizard for a new company, and the run that saves its result. */
export const onboardingTexts = {
  title: 'Créer la signature de votre société',
  steps: ['Créer une signature', 'Connexion', 'Employés', 'Déploiement'],
  stepsLabel: 'Étapes',
  next: 'Suivant',
  nameTitle: 'Donnez un nom à votre signature',
  name: 'Nom',
  save: 'Save',
  defaultName: 'Signature de la société',
  defaultBanner,
  imageLost: (name: string) =>
    `L’image « ${name} » n’est plus dans ce navigateur : choisissez-la de nouveau.`,
  sessionEnded: 'Votre session a pris fin : connectez-vous pour continuer.',
  notKept: 'Ce navigateur ne garde pas votre travail : ne fermez pas cette page.',
  addEmployees: 'Ajoutez vos employés',
  teamHelp:
    'Regroupez-les dans une équipe, ou passez cette étape : ils iront dans l’équipe par défaut.',
  teamName: 'Nom de l’équipe',
  createTeam: 'Créer l’équipe',
  skipTeam: 'Passer',
  teamPlanned: (name: string) => `L’équipe « ${name} » sera créée à la fin.`,
  changeTeam: 'Changer',
  noTeamPlanned: 'Ils iront dans l’équipe par défaut.',
  ready: 'Tout est prêt',
  readyHelp:
    'Avec «\u00a0Suivant\u00a0», votre signature est enregistrée et choisie pour toute la société. Aucun email ne part encore.',
  blank: {
    title: 'Votre signature est vide',
    help: 'L’exemple affiché n’est pas enregistré\u00a0: sans logo, coordonnées ni bannière, elle ne montre que ce que l’on sait de chaque personne.',
    forAll:
      'Elle devient pourtant celle de toute la société\u00a0: chaque employé n’y voit que son nom, sa fonction et ses coordonnées.',
  },
  summary: {
    design: 'Modifier la signature',
    toCorrect: 'À corriger dans la signature',
    wrong: (label: string, value: string) => `${label}\u00a0: «\u00a0${value}\u00a0».`,
    name: 'Nom de la signature',
    unnamed: (name: string) => `Pas encore nommée (proposé\u00a0: ${name})`,
    giveName: 'Nommer la signature',
    rename: 'Renommer',
    users: 'Pour qui',
    everybody: 'Toute la société, par défaut',
    oneMore: 'Un modèle de plus, que vous choisirez pour une équipe ou une personne',
    team: 'Équipe',
    noTeam: 'Équipe par défaut',
    newTeam: (name: string) => `«\u00a0${name}\u00a0», créée à l’enregistrement`,
    employees: 'Employés',
    added: (count: number) =>
      count === 0 ? 'Aucun ajouté pour le moment' : `${counted(count, 'ajouté')} ici`,
    banner: 'Bannière',
    newBanner: `«\u00a0${defaultBanner}\u00a0», affichée dès l’enregistrement`,
  },
  deploying: 'Déploiement en cours',
  finishing: 'Presque prêt',
  onboardedTitle: 'Votre société a déjà une signature',
  onboardedHelp: 'Cette signature s’ajoutera à vos modèles, sans rien changer d’autre.',
  memberTitle: 'Votre brouillon est conservé',
  memberHelp:
    'Seul un administrateur de votre société peut enregistrer une signature. Votre travail reste dans ce navigateur.',
  unfinishedTitle: 'L’enregistrement de votre signature n’est pas terminé',
  failedAt: (step: string, message: string) =>
    `Arrêté à l’étape « ${step} » : ${sentence(message)}`,
  unfinishedHelp: 'Ce qui est déjà fait ne sera pas refait.',
  stopped: 'Déploiement interrompu',
  saved: 'Votre signature est enregistrée',
  refused: (fields: readonly string[]) =>
    fields.length === 0
      ? 'ce qui a été saisi n’est pas accepté. Corrigez-le dans l’éditeur, puis reprenez.'
      : `${fields.map((field) => `« ${field} »`).join(', ')} n’est pas accepté. Corrigez-le dans l’éditeur, puis reprenez.`,
  refusedName: (field: string) =>
    `« ${field} » n’est pas accepté. Donnez-en un autre, puis reprenez.`,
  takenName: (message: string) => `${message}. Donnez-en un autre, puis reprenez.`,
  names: { signature: 'Nom de la signature', team: 'Nom de l’équipe' },
  rename: {
    signature: 'Changer le nom de la signature',
    team: 'Changer le nom de l’équipe',
  },
  fix: 'Corriger',
  toCorrect: 'À corriger avant de continuer',
  noWebAddress: (field: string, address: string) =>
    `${field} : « ${address} » n’est pas une adresse web.`,
  error: (field: string, message: string) =>
    `${field} : ${message.charAt(0).toLowerCase()}${sentence(message).slice(1)}`,
  fields: {
    name: 'Nom de l’entreprise',
    address: 'Adresse',
    website_url: 'Site web',
    facebook: 'Facebook',
    instagram: 'Instagram',
    linkedin: 'LinkedIn',
    twitter: 'Twitter',
    first_name: 'Prénom',
    last_name: 'Nom',
    position: 'Fonction',
    phone_number: 'Téléphone',
  },
  otherTab: {
    title: 'Cette signature a aussi été modifiée dans un autre onglet',
    help: 'Les deux versions sont gardées : choisissez celle qui doit rester.',
    mine: 'Dans cet onglet',
    theirs: 'Dans l’autre onglet',
    take: 'Reprendre celle de l’autre onglet',
    replace: 'Garder celle-ci',
    signatureName: 'Nom de la signature',
    teamName: 'Nom de l’équipe',
  },
  resume: 'Reprendre',
  drop: 'Abandonner',
  dropQuestion: {
    title: 'Abandonner cet enregistrement ?',
    kept: 'Déjà enregistré, et qui le reste',
    open: 'Peut-être enregistré',
    missed: 'Ne sera pas enregistré',
    draft:
      'Votre brouillon reste dans l’éditeur. Ce qui est enregistré se modifie ou se supprime dans le menu.',
    yes: 'Abandonner',
    no: 'Annuler',
    employees: 'Les employés que vous avez ajoutés',
    things: {
      images: () => 'Les images choisies',
      profile: () => 'Votre profil',
      company: () => 'Les coordonnées de la société',
      onboarded: () => 'La mise en route de la société',
      template: ({ signatureName }) => `La signature « ${signatureName} »`,
      campaign: () => `La bannière « ${defaultBanner} »`,
      team: ({ teamName }) => `L’équipe « ${teamName} »`,
      user: () => 'Votre profil',
      organisation: () => 'Le choix de cette signature pour toute la société',
    } satisfies Record<string, (draft: Named) => string>,
  },
  runSteps: {
    images: 'images',
    profile: 'votre profil',
    company: 'la société',
    onboarded: 'la mise en route',
    template: 'la signature',
    campaign: 'la bannière',
    team: 'l’équipe',
    user: 'votre profil',
    organisation: 'la signature par défaut',
  },
} as const
