/** The texts of the sign-in page that each product provides. */
export interface SignInWording {
  heading: string
  help: string
  invited: string
  invitedHelp: string
  invitedCode: string
  /** Label of the button that requests a code. */
  send: string
  checkEmail: string
  sentTo: (email: string) => string
  login: string
  resend: string
  resendIn: (seconds: number) => string
  /** Label of the button that sends another link. */
  resendLink: string
  /** Title of the message that says why the sign-in failed. */
  failed: string
}

/** UI text of the sign-in page in all products, and of the dialog that asks to sign in again. */
export const signInTexts = {
  email: 'Email',
  enterCode: 'Saisissez le code reçu, ou ouvrez le lien de cet email.',
  fromLink: (email: string) => `Vous vous connectez avec ${email}.`,
  code: 'Code',
  codeHelp: 'Six ou douze chiffres, valables dix minutes',
  codeFormat: 'Le code compte six ou douze chiffres',
  otherEmail: 'Changer d’adresse',
  newCode: 'Recevoir un nouveau code',
  newCodeNow: 'Avec un nouveau code, vous n’avez pas à attendre.',
  dialogTitle: 'Reconnectez-vous pour continuer',
  dialogHelp: 'Votre session a pris fin. Ce que vous avez saisi est toujours là.',
} as const

/** UI text of the dialog that opens when another account signs in while there is unsaved work. */
export const otherAccountTexts = {
  title: 'Un autre compte est ouvert',
  help: (email: string) =>
    `Ce que vous avez saisi appartient au compte ${email} et n’est pas enregistré. Depuis, un autre compte a été ouvert dans ce navigateur.`,
  reclaim: 'Revenir à mon compte',
  abandon: 'Abandonner la saisie',
} as const

/** Text of the question that is asked before a sign-out deletes unsaved work in this browser. */
export const keptDraftsTexts = {
  title: 'Se déconnecter et perdre ce qui n’est pas enregistré ?',
  help: (count: number) =>
    count > 1
      ? `${count} saisies commencées sont gardées dans ce navigateur. La déconnexion les supprime.`
      : 'Une saisie commencée est gardée dans ce navigateur. La déconnexion la supprime.',
} as const
