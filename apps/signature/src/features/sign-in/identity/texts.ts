/** UI text of the welcome screen after a sign-in with the identity service. */
export const welcomeTexts = {
  welcome: 'Bienvenue',
  welcomeName: (name: string) => `Bienvenue, ${name}`,
  checking: 'Nous préparons votre espace…',
  checkFailed: 'Votre profil n’a pas pu être lu',
  checkFailedHelp: 'Vous êtes connecté. Réessayez, ou continuez et complétez-le plus tard.',
  goOn: 'Continuer',
} as const

/** UI text of `/auth/onboarding` (specification 3, section 2.2). */
export const userOnboardingTexts = {
  title: 'Onboarding',
  greeting: (name: string) => `Welcome ${name}, let us get to know you`,
  lastName: 'Nom',
  firstName: 'Prénom',
  gender: 'Gender',
  genders: { male: 'Homme', female: 'Femme' },
  noGender: 'Non précisé',
  save: 'Enregistrer',
  nameless: 'Indiquez votre nom ou votre prénom',
  loadFailed: 'Votre profil n’a pas pu être lu',
} as const
