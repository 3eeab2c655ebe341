import { counted } from '@org/app-kit/public'
import { onboardingTexts } from '../texts.ts'

/**
 * UI text of the wizard for a new company. Separate from `onboardingTexts`, which every page loads.
 */
export const wizardTexts = {
  title: 'Créer la signature de votre société',
  steps: ['Créer une signature', 'Connexion', 'Employés', 'Déploiement'],
  stepsLabel: 'Étapes',
  next: 'Suivant',
  nameTitle: 'Donnez un nom à votre signature',
  name: 'Nom',
  save: 'Save',
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
    newBanner: `«\u00a0${onboardingTexts.defaultBanner}\u00a0», affichée dès l’enregistrement`,
  },
  deploying: 'Déploiement en cours',
  finishing: 'Presque prêt',
  onboardedTitle: 'Votre société a déjà une signature',
  onboardedHelp: 'Cette signature s’ajoutera à vos modèles, sans rien changer d’autre.',
  memberTitle: 'Votre brouillon est conservé',
  memberHelp:
    'Seul un administrateur de votre société peut enregistrer une signature. Votre travail reste dans ce navigateur.',
  stopped: 'Déploiement interrompu',
  rename: {
    signature: 'Changer le nom de la signature',
    team: 'Changer le nom de l’équipe',
  },
  toCorrect: 'À corriger avant de continuer',
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
} as const
