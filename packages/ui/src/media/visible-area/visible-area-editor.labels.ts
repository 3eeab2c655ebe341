import { defineLabels } from '../../locale/index.ts'

/** UI text of a `VisibleAreaEditor`. */
export interface VisibleAreaEditorLabels {
  /** Name of the frame. */
  frame: string
  /** How to use the frame, shown below the video. */
  help: string
  /** Width and position of the frame; every value is a percentage, for example `42 %`. */
  place: (place: { width: string; left: string; top: string }) => string
  /** Label of the button that enlarges the frame as far as possible and centres it. */
  reset: string
  play: string
  pause: string
}

export const visibleAreaEditorLabels = defineLabels<VisibleAreaEditorLabels>('visibleAreaEditor', {
  fr: {
    frame: 'Cadre visible',
    help: 'Déplacez le cadre ou tirez ses coins. Au clavier, les flèches le déplacent, + et − changent sa taille.',
    place: ({ width, left, top }) =>
      `Largeur ${width}, à ${left} du bord gauche et à ${top} du haut`,
    reset: 'Agrandir et centrer',
    play: 'Lire',
    pause: 'Pause',
  },
  en: {
    frame: 'Visible frame',
    help: 'Move the frame or pull its corners. On a keyboard, arrows move it, + and − resize it.',
    place: ({ width, left, top }) =>
      `Width ${width}, ${left} from the left and ${top} from the top`,
    reset: 'Enlarge and centre',
    play: 'Play',
    pause: 'Pause',
  },
})
