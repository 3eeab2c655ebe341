import { defineLabels } from '../../locale/index.ts'
import type { PosterErrorType } from './poster-error.ts'

/** UI text of a `PosterPicker`; the canvas text is quoted from specification 3, section 8. */
export interface PosterPickerLabels {
  /** Name of the slider. */
  time: string
  seconds: string
  pick: string
  /** Name of the current poster. */
  current: string
  errors: Readonly<Record<PosterErrorType, string>>
  /** Advice by type of error, shown below the message. */
  hints: Readonly<Record<PosterErrorType, string>>
}

export const posterPickerLabels = defineLabels<PosterPickerLabels>('posterPicker', {
  fr: {
    time: 'Instant de la vidéo',
    seconds: 's',
    pick: 'Prendre cette image',
    current: 'Affiche actuelle',
    errors: {
      load: 'La vidéo ne peut pas être lue',
      canvas: 'Could not get the context of the canvas element',
      encode: 'L’affiche n’a pas pu être créée',
    },
    hints: {
      load: 'Ce navigateur ne sait pas lire cette vidéo. Prenez l’affiche sur un autre appareil.',
      canvas: 'Ce navigateur manque de mémoire. Fermez d’autres onglets, puis réessayez.',
      encode: 'Essayez une autre image de la vidéo.',
    },
  },
  en: {
    time: 'Moment of the video',
    seconds: 's',
    pick: 'Use this picture',
    current: 'Current poster',
    errors: {
      load: 'The video cannot be read',
      canvas: 'Could not get the context of the canvas element',
      encode: 'The poster could not be created',
    },
    hints: {
      load: 'This browser cannot read this video. Choose the poster on another device.',
      canvas: 'This browser is short of memory. Close other tabs and try again.',
      encode: 'Try another picture of the video.',
    },
  },
})
