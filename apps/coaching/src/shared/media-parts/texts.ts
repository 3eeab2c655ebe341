/** UI text of the cards for the video and the image of an exercise or a session. */
export const mediaPartsTexts = {
  videoFailed: 'La vidéo n’a pas pu être chargée.',
  retry: 'Réessayer',
  visibleArea: 'Partie visible',
  poster: 'Affiche',
  posterFailed: 'L’affiche n’a pas pu être enregistrée.',
  replaceVideo: 'Remplacer la vidéo',
  removeVideo: 'Retirer la vidéo',
  noSound: 'Cette vidéo n’a pas de son.',
  noSoundHelp:
    'Une séance d’une seule vidéo est jouée avec le son : choisissez une autre vidéo si elle doit être entendue.',
  image: 'Image',
  imageHelp: 'JPG ou PNG, 10 Mo au plus. Elle remplace l’affiche, si la vidéo n’en a pas.',
  imageFailed: 'Une erreur est survenue',
} as const
