import type { SignInWording } from '@org/app-kit/sign-in'

export const ownOrganisationTexts = {
  help: 'Un nouveau compte s’ouvre à votre adresse. Vous en êtes l’administrateur, et la signature que vous avez commencée y est enregistrée.',
  stays: (name: string) =>
    `Votre compte d’employé chez ${name} reste tel quel : vous passez de l’un à l’autre par le menu du compte.`,
  codeHelp: (email: string) => `Un code de confirmation est envoyé à ${email}.`,
  sendCode: 'Recevoir un code',
} as const

/** The wording of the sign-in form. */
export const signInWording: SignInWording = {
  heading: 'Connectez-vous avec votre seule adresse email',
  help: 'Pas de mot de passe : un code vous est envoyé. Une adresse inconnue ouvre un nouveau compte.',
  invited: 'Acceptez votre invitation',
  invitedHelp:
    'Un code vous est envoyé à l’adresse invitée, pour être sûr que c’est vous. Vos droits s’ouvrent avec lui.',
  invitedCode: 'Votre invitation est acceptée avec ce code.',
  send: 'Send me a magic link',
  checkEmail: 'Check your email!',
  sentTo: (email) => `Un lien a été envoyé à ${email}.`,
  login: 'Login',
  resend: 'Resend Email',
  resendIn: (seconds) => `Resend Email (${seconds} s)`,
  resendLink: 'Resend Email',
  failed: 'Signin error',
}

/** UI text shown while the draft of the wizard is saved after a sign-in. */
export const draftTexts = {
  saving: 'Enregistrement de votre signature…',
} as const
