export const ownOrganisation = {
  title: 'Créer ma propre société',
  help: 'Un nouveau compte s’ouvre à votre adresse. Vous en êtes l’administrateur, et la signature que vous avez commencée y est enregistrée.',
  stays: (name: string) =>
    `Votre compte d’employé chez ${name} reste tel quel : vous passez de l’un à l’autre par le menu du compte.`,
  codeHelp: (email: string) => `Un code de confirmation est envoyé à ${email}.`,
  sendCode: 'Recevoir un code',
} as const
