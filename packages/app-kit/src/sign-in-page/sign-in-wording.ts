import type { SignInWording } from './texts.ts'

/**
 * The wording for all products except the signature product, whose specification defines its own.
 */
export const signInWording: SignInWording = {
  heading: 'Connectez-vous avec votre seule adresse email',
  help: 'Pas de mot de passe : un code vous est envoyé.',
  invited: 'Acceptez votre invitation',
  invitedHelp: 'Un code vous est envoyé à l’adresse invitée, pour être sûr que c’est vous.',
  invitedCode: 'Votre invitation est acceptée avec ce code.',
  send: 'Recevoir un code',
  checkEmail: 'Consultez vos emails',
  sentTo: (email) => `Un code a été envoyé à ${email}.`,
  login: 'Se connecter',
  resend: 'Renvoyer le code',
  resendIn: (seconds) => `Renvoyer le code (${seconds} s)`,
  resendLink: 'Renvoyer le lien',
  failed: 'La connexion a échoué',
}
