/** UI text of photos. */
export const photoTexts = {
  label: 'Photo',
  help: 'Au format jpg, 10 Mo au plus.',
  notSent: (reason: string) => `Enregistré, mais sans sa photo : ${reason}`,
} as const
