/** UI text of the embedded page. */
export const embedTexts = {
  play: 'Lancer la visite',
  consent: 'Visite hébergée par Matterport, qui n’est contacté que lorsque vous la lancez.',
  missing:
    'Ce lien ne contient pas d’identifiant de visite valide. Demandez un nouveau lien à la personne qui vous l’a donné.',
  loading: 'Chargement de la visite…',
  logo: 'Logo',
  untitled: 'Visite 3D',
  fullScreen: 'Plein écran',
  leaveFullScreen: 'Quitter le plein écran',
} as const
