import type { PlayableExercice } from '@org/api/coaching'
import { Dumbbell } from 'lucide-react'
import { cropped } from './cropped.ts'
import { Picture, Poster, WholeImage } from './exercice-picture.styles.ts'

/**
 * The still image of an exercise or a session: its video's poster, else its image. It is decorative,
 * as its title stands beside it.
 */
export function ExercicePicture({ video, imageUrl }: Pick<PlayableExercice, 'video' | 'imageUrl'>) {
  return (
    <Picture>
      <StillImage video={video} imageUrl={imageUrl} />
    </Picture>
  )
}

/** The same without a box of its own. */
export function StillImage({ video, imageUrl }: Pick<PlayableExercice, 'video' | 'imageUrl'>) {
  if (video?.posterUrl) {
    return <Poster src={video.posterUrl} style={cropped(video.visibleArea)} alt="" />
  }
  if (imageUrl) return <WholeImage src={imageUrl} alt="" />
  return <Dumbbell size={24} aria-hidden="true" />
}
