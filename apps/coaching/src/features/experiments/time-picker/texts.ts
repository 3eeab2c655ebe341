/** UI text of the demonstration of the time picker. */
export const timePickerTexts = {
  title: 'Sélecteur de temps',
  label: 'Temps',
  picked: (seconds: number) => `${seconds} secondes`,
} as const
