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
  linkSentHeading: 'Check your email!',
  linkSentTo: (email: string) => `Un lien de connexion a été envoyé à ${email}.`,
  linkSentHelp: 'Ouvrez-le dans ce navigateur. Il ne sert qu’une fois.',
  resendLink: 'Resend Email',
  whoseLink: 'Confirmez votre adresse',
  whoseLinkHelp:
    'Ce lien a été demandé dans un autre navigateur. Indiquez l’adresse à laquelle il a été envoyé.',
  confirm: 'Se connecter',
  signingIn: 'Connexion en cours…',
  failed: 'Signin error',
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
  welcome: 'Bienvenue',
  welcomeName: (name: string) => `Bienvenue, ${name}`,
  checking: 'Nous préparons votre espace…',
  checkFailed: 'Votre profil n’a pas pu être lu',
  checkFailedHelp: 'Vous êtes connecté. Réessayez, ou continuez et complétez-le plus tard.',
  goOn: 'Continuer',
} as const

/** UI text of `/auth/onboarding` (specification 3, section 2.2). */
export const userOnboardingTexts = {
  title: 'Onboarding',
  greeting: (name: string) => `Welcome ${name}, let us get to know you`,
  lastName: 'Nom',
  firstName: 'Prénom',
  gender: 'Gender',
  genders: { male: 'Homme', female: 'Femme' },
  noGender: 'Non précisé',
  save: 'Enregistrer',
  nameless: 'Indiquez votre nom ou votre prénom',
  loadFailed: 'Votre profil n’a pas pu être lu',
} as const
