/** UI text of the onboarding, in the words of the specification. */
export const onboardingTexts = {
  title: 'Onboarding',
  welcome: (name: string) => `Welcome ${name}, let us get to know you`,
  lastName: 'Nom',
  firstName: 'Prénom',
  gender: 'Gender',
  genders: { male: 'Homme', female: 'Femme' },
} as const
