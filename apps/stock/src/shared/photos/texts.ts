/** UI text of photos. */
export const photoTexts = {
  label: 'Photo',
  help: 'Au format jpg, 10 Mo au plus.',
  lost: 'La photo choisie n’a pas pu être conservée. Choisissez-la de nouveau.',
  lostReason: 'elle n’a pas pu être conservée.',
  close: 'Fermer',
  notSent: (reason: string) => `Enregistré, mais sans sa photo : ${reason}`,
} as const
