import { defineLabels } from '../../locale/index.ts'

/** UI text of an uploader. */
export interface UploaderLabels {
  browse: string
  replace: string
  remove: string
  cancel: string
  retry: string
  /** Shown while a file is dragged over the box. */
  drop: string
  /** Shown below the button in the empty box. */
  hint: string
  /** Shown while the file is inspected. */
  preparing: string
  progress: string
  /** Shown when a gif is uploaded as it is, although other images are cropped. */
  gifNotCropped: string
}

export const uploaderLabels = defineLabels<UploaderLabels>('uploader', {
  fr: {
    browse: 'Choisir un fichier',
    replace: 'Remplacer',
    remove: 'Retirer',
    cancel: 'Annuler',
    retry: 'Réessayer',
    drop: 'Déposez le fichier ici',
    hint: 'ou déposez, ou collez',
    preparing: 'Lecture du fichier…',
    progress: 'Envoi en cours',
    gifNotCropped: 'Un GIF ne peut pas être recadré : il est envoyé tel quel.',
  },
  en: {
    browse: 'Choose a file',
    replace: 'Replace',
    remove: 'Remove',
    cancel: 'Cancel',
    retry: 'Try again',
    drop: 'Drop the file here',
    hint: 'or drop, or paste',
    preparing: 'Reading the file…',
    progress: 'Uploading',
    gifNotCropped: 'A GIF cannot be cropped: it is sent as it is.',
  },
})
