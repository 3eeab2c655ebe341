import { useAction } from '@org/app-kit'
import { drawPoster } from '@org/ui/media'
import type { ShownMedia } from '../media/use-media.ts'
import { useCoachingPorts } from '../ports/coaching-ports.ts'

const fileOf = (jpg: Blob) => new File([jpg], 'affiche.jpg', { type: 'image/jpeg' })

/** Returns the first frame of a video file as an image. */
async function firstFrame(file: File): Promise<Blob> {
  const film = document.createElement('video')
  film.muted = true
  film.preload = 'auto'
  film.src = URL.createObjectURL(file)
  try {
    return await drawPoster(film)
  } finally {
    URL.revokeObjectURL(film.src)
  }
}

/**
 * Stores the poster of a video immediately, before the form is saved, because the poster is part of
 * the stored video, not of the form.
 */
export function usePoster({ show }: Pick<ShownMedia, 'show'>) {
  const { media } = useCoachingPorts()
  const { run, error } = useAction()
  return {
    error,
    save: (mediaId: string, jpg: Blob) =>
      run(async () => show(await media.savePoster(mediaId, fileOf(jpg)))),
    /** Makes the first frame of a new video its poster, so that lists have a picture to show. */
    saveFirst: (mediaId: string, file: File) =>
      run(async () => show(await media.savePoster(mediaId, fileOf(await firstFrame(file))))),
  }
}
