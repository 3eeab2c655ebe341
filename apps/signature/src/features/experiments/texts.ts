export const experimentsTexts = {
  title: 'Essai d’envoi d’images',
  exact: 'Au format demandé',
  exactHelp: 'Une image dont la largeur est 0,8 fois la hauteur, 10 Mo au plus.',
  cropped: 'Recadrée',
  croppedHelp: 'Une image de n’importe quel format, recadrée avant l’envoi.',
  stored: 'Dernière image envoyée',
  video: 'Vidéo d’Instagram',
  videoHelp: 'La page de la vidéo que vous choisissez s’inscrit dans le champ.',
  videoUrl: 'Adresse de la vidéo',
  importVideo: 'Importer depuis Instagram',
  editor: 'Essai de l’éditeur',
} as const
