import { defineLabels } from '../../../locale/index.ts'
import type { CropErrorType } from '../crop-error.ts'

/**
 * UI text of the crop dialog. `title`, `cancel`, `confirm` and `canvasError` are quoted
 * from specification 2, section 2, and specification 3, section 8.
 */
export interface CropDialogLabels {
  title: string
  cancel: string
  confirm: string
  /** Shown while the image is loading and while it is cropped. */
  processing: string
  /** Label of the crop frame; while it has focus, the arrow keys move the image. */
  frame: string
  aspect: string
  free: string
  original: string
  square: string
  zoom: string
  rotation: string
  frameWidth: string
  frameHeight: string
  turnLeft: string
  turnRight: string
  flipHorizontally: string
  flipVertically: string
  reset: string
  errors: Readonly<Record<CropErrorType, string>>
}

const canvasError = 'Could not get the context of the canvas element'

export const cropDialogLabels = defineLabels<CropDialogLabels>('cropDialog', {
  fr: {
    title: 'Resize image',
    cancel: 'Annuler',
    confirm: 'Valider',
    processing: 'Traitement de l’image…',
    frame: 'Cadre : les flèches déplacent l’image, + et − changent le zoom',
    aspect: 'Format du cadre',
    free: 'Libre',
    original: 'Original',
    square: 'Carré',
    zoom: 'Zoom',
    rotation: 'Rotation',
    frameWidth: 'Largeur du cadre',
    frameHeight: 'Hauteur du cadre',
    turnLeft: 'Pivoter à gauche',
    turnRight: 'Pivoter à droite',
    flipHorizontally: 'Retourner horizontalement',
    flipVertically: 'Retourner verticalement',
    reset: 'Réinitialiser',
    errors: {
      gif: 'Un GIF ne peut pas être recadré.',
      missing_image: 'Il n’y a pas d’image à recadrer.',
      missing_size: 'La taille de l’image est inconnue.',
      missing_configuration: 'Choisissez d’abord la partie à garder.',
      load: 'L’image ne peut pas être chargée.',
      canvas: canvasError,
      encode: 'L’image recadrée ne peut pas être enregistrée.',
    },
  },
  en: {
    title: 'Resize image',
    cancel: 'Cancel',
    confirm: 'Confirm',
    processing: 'Processing the image…',
    frame: 'Frame: the arrow keys move the image, + and − change the zoom',
    aspect: 'Shape of the frame',
    free: 'Free',
    original: 'Original',
    square: 'Square',
    zoom: 'Zoom',
    rotation: 'Rotation',
    frameWidth: 'Width of the frame',
    frameHeight: 'Height of the frame',
    turnLeft: 'Turn left',
    turnRight: 'Turn right',
    flipHorizontally: 'Flip horizontally',
    flipVertically: 'Flip vertically',
    reset: 'Reset',
    errors: {
      gif: 'A GIF cannot be cropped.',
      missing_image: 'There is no image to crop.',
      missing_size: 'The size of the image is unknown.',
      missing_configuration: 'Choose first which part to keep.',
      load: 'The image cannot be loaded.',
      canvas: canvasError,
      encode: 'The cropped image cannot be saved.',
    },
  },
})
