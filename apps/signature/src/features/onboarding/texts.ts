/** Ends a message with a full stop, so that another sentence can follow. */
const sentence = (message: string) => (/[.!?]$/.test(message) ? message : `${message}.`)

const defaultBanner = 'Bannière par défaut'

/** Names that the user entered in the wizard. */
export interface Named {
  signatureName: string
  teamName: string
}

/** UI text about the draft of a new company's signature, and about the run that saves it. */
export const onboardingTexts = {
  defaultName: 'Signature de la société',
  defaultBanner,
  imageLost: (name: string) =>
    `L’image « ${name} » n’est plus dans ce navigateur : choisissez-la de nouveau.`,
  sessionEnded: 'Votre session a pris fin : connectez-vous pour continuer.',
  notKept: 'Ce navigateur ne garde pas votre travail : ne fermez pas cette page.',
  unfinishedTitle: 'L’enregistrement de votre signature n’est pas terminé',
  failedAt: (step: string, message: string) =>
    `Arrêté à l’étape « ${step} » : ${sentence(message)}`,
  unfinishedHelp: 'Ce qui est déjà fait ne sera pas refait.',
  saved: 'Votre signature est enregistrée',
  refused: (fields: readonly string[]) =>
    fields.length === 0
      ? 'ce qui a été saisi n’est pas accepté. Corrigez-le dans l’éditeur, puis reprenez.'
      : `${fields.map((field) => `« ${field} »`).join(', ')} n’est pas accepté. Corrigez-le dans l’éditeur, puis reprenez.`,
  refusedName: (field: string) =>
    `« ${field} » n’est pas accepté. Donnez-en un autre, puis reprenez.`,
  takenName: (message: string) => `${message}. Donnez-en un autre, puis reprenez.`,
  names: { signature: 'Nom de la signature', team: 'Nom de l’équipe' },
  fix: 'Corriger',
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
    mobile_number: 'Mobile',
    skype: 'Skype',
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
