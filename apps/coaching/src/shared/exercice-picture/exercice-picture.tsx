import type { PlayableExercice } from '@org/api/coaching'
import { Dumbbell } from 'lucide-react'
import { useFreshPicture } from '../media/fresh-media.ts'
import { cropped } from './cropped.ts'
import { Picture, Poster, WholeImage } from './exercice-picture.styles.ts'

/**
 * The still image of an exercise or a session: its video's poster, else its image. It is
 * decorative, as the title of the exercise or session stands beside it.
 */
export function ExercicePicture({ video, imageUrl }: Pick<PlayableExercice, 'video' | 'imageUrl'>) {
  return (
    <Picture>
      <StillImage video={video} imageUrl={imageUrl} />
    </Picture>
  )
}

/** The still image of an exercise or a session, without the box that clips it. */
export function StillImage({ video, imageUrl }: Pick<PlayableExercice, 'video' | 'imageUrl'>) {
  const poster = video?.posterUrl
  const picture = useFreshPicture(poster || imageUrl || '')
  if (poster) return <Poster {...picture} style={cropped(video.visibleArea)} alt="" />
  if (imageUrl) return <WholeImage {...picture} alt="" />
  return <Dumbbell size={24} aria-hidden="true" />
}
