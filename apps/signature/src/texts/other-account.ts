/** Another account took this browser over while something was typed. */
export const otherAccount = {
  title: 'Un autre compte est ouvert',
  help: (email: string) =>
    `Ce que vous avez saisi appartient au compte ${email} et n’est pas enregistré. Depuis, un autre compte a été ouvert dans ce navigateur.`,
  reclaim: 'Revenir à mon compte',
  abandon: 'Abandonner la saisie',
} as const
