/** UI text for uploading a video. */
export const videoUploadTexts = {
  help: 'MP4 en H.264, 1 Go au plus.',
  missing:
    'Cette vidéo n’est plus sur votre compte. Actualisez la liste, puis choisissez-en une autre.',
  import: 'Importer depuis Instagram',
} as const
