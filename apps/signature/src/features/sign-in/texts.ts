/** UI text of the dialog that opens when another account signs in while there is unsaved work. */
export const otherAccountTexts = {
  title: 'Un autre compte est ouvert',
  help: (email: string) =>
    `Ce que vous avez saisi appartient au compte ${email} et n’est pas enregistré. Depuis, un autre compte a été ouvert dans ce navigateur.`,
  reclaim: 'Revenir à mon compte',
  abandon: 'Abandonner la saisie',
} as const

export const ownOrganisationTexts = {
  help: 'Un nouveau compte s’ouvre à votre adresse. Vous en êtes l’administrateur, et la signature que vous avez commencée y est enregistrée.',
  stays: (name: string) =>
    `Votre compte d’employé chez ${name} reste tel quel : vous passez de l’un à l’autre par le menu du compte.`,
  codeHelp: (email: string) => `Un code de confirmation est envoyé à ${email}.`,
  sendCode: 'Recevoir un code',
} as const

/** UI text of the sign-in page, and of the dialog that asks to sign in again. */
export const signInTexts = {
  heading: 'Connectez-vous avec votre seule adresse email',
  help: 'Pas de mot de passe : un code vous est envoyé. Une adresse inconnue ouvre un nouveau compte.',
  invited: 'Acceptez votre invitation',
  invitedHelp:
    'Un code vous est envoyé à l’adresse invitée, pour être sûr que c’est vous. Vos droits s’ouvrent avec lui.',
  invitedCode: 'Votre invitation est acceptée avec ce code.',
  email: 'Email',
  send: 'Send me a magic link',
  checkEmail: 'Check your email!',
  sentTo: (email: string) => `Un lien a été envoyé à ${email}.`,
  enterCode: 'Saisissez le code reçu, ou ouvrez le lien de cet email.',
  fromLink: (email: string) => `Vous vous connectez avec ${email}.`,
  code: 'Code',
  codeHelp: 'Six chiffres, valables dix minutes',
  codeFormat: 'Le code compte six chiffres',
  login: 'Login',
  resend: 'Resend Email',
  resendIn: (seconds: number) => `Resend Email (${seconds} s)`,
  otherEmail: 'Changer d’adresse',
  failed: 'Signin error',
  newCode: 'Recevoir un nouveau code',
  newCodeNow: 'Avec un nouveau code, vous n’avez pas à attendre.',
  savingDraft: 'Enregistrement de votre signature…',
  dialogTitle: 'Reconnectez-vous pour continuer',
  dialogHelp: 'Votre session a pris fin. Ce que vous avez saisi est toujours là.',
} as const
