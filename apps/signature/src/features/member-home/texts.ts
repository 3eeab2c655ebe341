export const memberHomeTexts = {
  title: 'Votre signature',
  install: 'Installer ma signature',
  none: 'Aucune signature ne vous est attribuée',
  noneHelp: 'L’administrateur de votre société n’en a pas encore choisi.',
} as const
