import type { IdentityErrorCode } from '@org/data'

/** UI text of sign-in with a third-party account or a mailed link. */
export const identityTexts = {
  or: 'ou',
  account: 'Continuer avec Google',
  accountWaiting: 'Terminez la connexion dans la fenêtre de Google.',
  link: 'Recevoir un lien de connexion',
  notLoaded: 'Les autres façons de se connecter ne se chargent pas.',
  linkHeading: 'Recevez un lien de connexion',
  linkHelp: 'Ouvrez-le dans ce navigateur : il vous connecte sans code ni mot de passe.',
  sendLink: 'Envoyer le lien',
  useCode: 'Se connecter par un code',
  linkSentTo: (email: string) => `Un lien de connexion a été envoyé à ${email}.`,
  linkSentHelp: 'Ouvrez-le dans ce navigateur. Il ne sert qu’une fois.',
  whoseLink: 'Confirmez votre adresse',
  whoseLinkHelp:
    'Ce lien a été demandé dans un autre navigateur. Indiquez l’adresse à laquelle il a été envoyé.',
  confirm: 'Se connecter',
  signingIn: 'Connexion en cours…',
  errors: {
    popup_closed: 'La fenêtre de Google a été fermée avant la fin. Rien n’a changé, recommencez.',
    popup_blocked:
      'Votre navigateur a bloqué la fenêtre de Google. Autorisez les fenêtres de ce site, puis recommencez.',
    link_expired: 'Ce lien a déjà servi ou n’est plus valable. Demandez-en un autre.',
    wrong_email: 'Ce lien a été envoyé à une autre adresse.',
    too_many: 'Trop de tentatives, réessayez dans un instant',
    signed_out: 'Votre connexion a pris fin. Reconnectez-vous.',
    unreachable: 'Le service de connexion ne répond pas. Vérifiez votre réseau, puis réessayez.',
    refused: 'Le service de connexion a refusé cette demande. Connectez-vous par un code.',
  } satisfies Record<IdentityErrorCode, string>,
} as const

/** UI text for products in which people sign in by the identity service alone. */
export const identityOnlyTexts = {
  heading: 'Connectez-vous',
  help: 'Pas de mot de passe : avec votre compte Google, ou par un lien envoyé à votre adresse.',
  invitedHelp: (email: string) =>
    `Connectez-vous avec l’adresse invitée, ${email}, pour être sûr que c’est vous.`,
  loading: 'Chargement de la connexion…',
  notLoaded: 'La connexion ne se charge pas',
  notLoadedHelp: 'Vérifiez votre réseau, puis réessayez.',
  otherWay: 'Se connecter autrement',
  refused: 'Le service de connexion a refusé cette demande. Essayez de vous connecter autrement.',
} as const
