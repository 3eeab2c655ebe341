import { defineLabels } from '../../locale/index.ts'
import type { VideoFileReason } from './video-file-error.ts'

export interface VideoFileLabels {
  /** Why a video is rejected and what to do, shown below the message. */
  reasons: Readonly<Record<VideoFileReason, string>>
  /** Warning about a video in H.265. */
  h265: string
}

export const videoFileLabels = defineLabels<VideoFileLabels>('videoFile', {
  fr: {
    reasons: {
      container:
        'Le contenu de ce fichier n’est pas du MP4, même si son nom le dit. Exportez la vidéo en MP4, puis choisissez-la.',
      codec:
        'Les images de ce MP4 ne sont pas en H.264 ou H.265. Exportez la vidéo avec le codec H.264.',
      no_picture: 'Ce fichier ne contient que du son. Choisissez une vidéo.',
      empty: 'Cette vidéo est vide. Filmez-la ou exportez-la de nouveau.',
      too_large: 'Cette vidéo dépasse 1 Go. Raccourcissez-la ou réduisez sa définition.',
      broken:
        'Cette vidéo est incomplète ou abîmée. Copiez-la de nouveau depuis l’appareil, ou exportez-la encore une fois.',
    },
    h265: 'Cette vidéo est en H.265 : certains appareils n’en montreront que l’affiche. H.264 passe partout.',
  },
  en: {
    reasons: {
      container:
        'The content of this file is not MP4, whatever its name says. Export the video as MP4, then choose it.',
      codec: 'The pictures of this MP4 are not in H.264 or H.265. Export the video in H.264.',
      no_picture: 'This file contains only sound. Choose a video.',
      empty: 'This video is empty. Record or export it again.',
      too_large: 'This video is larger than 1 GB. Shorten it or reduce its resolution.',
      broken:
        'This video is incomplete or damaged. Copy it from the device again, or export it once more.',
    },
    h265: 'This video is in H.265: some devices will show only its poster. H.264 works everywhere.',
  },
})
