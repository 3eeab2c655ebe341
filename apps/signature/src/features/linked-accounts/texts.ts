/** UI text about master accounts and their sub-accounts. */
export const linkedAccountsTexts = {
  help: 'Un compte maître ouvre d’autres comptes par le menu du compte, sans leur code. Seul le propriétaire d’un compte peut l’accepter ; chacun des deux peut y mettre fin.',
  requestTitle: 'Demande d’accès à votre compte',
  requestedBy: (email: string, company: string) =>
    company === ''
      ? `${email} demande à ouvrir votre compte.`
      : `${email} (${company}) demande à ouvrir votre compte.`,
  requestFailed:
    'Rechargez la page, ou demandez un nouveau lien à la personne qui vous l’a envoyé.',
  requestHelp:
    'Cette personne y verra et y fera tout ce que vous pouvez y faire. N’acceptez que si vous la connaissez ; vous pourrez lui retirer cet accès ici.',
  replaces: (email: string) => `${email} n’y aura plus accès.`,
  accept: 'Accepter',
  decline: 'Refuser',
  master: 'Qui ouvre votre compte',
  noMaster: 'Personne d’autre que vous.',
  subAccounts: 'Comptes que vous ouvrez',
  noSubAccounts: 'Vous n’ouvrez encore le compte de personne.',
  makeLink: 'Créer un lien',
  link: 'Lien à envoyer',
  linkHelp:
    'Envoyez ce lien à la personne dont vous voulez ouvrir le compte. Il vaut sept jours, et n’ouvre rien tant qu’elle ne l’a pas accepté.',
  end: 'Retirer',
  endOf: (email: string) => `Retirer le lien avec ${email}`,
  endTitle: (email: string) => `Retirer le lien avec ${email} ?`,
  endHelp: 'Les sessions ouvertes par ce lien se ferment aussitôt.',
} as const
