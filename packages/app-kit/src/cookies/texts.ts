export const cookieTexts = {
  entry: 'Cookies',
  title: 'Cookies de mesure d’audience',
  question:
    'Avec votre accord, nous mesurons quelles pages sont vues avec Firebase Analytics, un service de Google qui dépose des cookies. Tout fonctionne aussi si vous refusez.',
  later: 'Votre choix est conservé dans ce navigateur. « Cookies » permet d’en changer.',
  granted: 'Vous avez accepté.',
  denied: 'Vous avez refusé.',
  refuse: 'Refuser',
  accept: 'Accepter',
} as const
